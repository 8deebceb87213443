// Which page is shown. Links are real links; only plain clicks inside the house are kept from loading the page anew.

class Route {
  path: string = $state(location.pathname);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));
  hash: string = $state(location.hash.slice(1));

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(to: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState']({}, '', to);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }
}

export const route = new Route();

addEventListener('popstate', () => route.read());
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a');
  if (
    !link ||
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    link.pathname.startsWith('/api/')
  )
    return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
});
