"""A game move by move as one HTML file that any browser opens without a network: ``lair replay FILE --html game.html``.

Every position is drawn with the same pictures as on the page. Their symbols stand in the file once; the positions have
much in common, so they travel compressed, and the browser unpacks them.
"""

import base64
import gzip
import html
import json
import re
from typing import Any

from lair.engine.svg import SYMBOL
from lair.errors import OptionError
from lair.games.terminals import terminal_of
from lair.table.game import Game
from lair.terminal.phrases import seat_named, sentence, told
from lair.words import Words

DEFS = re.compile(r"<defs>.*?</defs>", re.DOTALL)
STYLE = """
:root{color-scheme:light;--page:#f6ecd8;--card:#fffaf0;--ink:#2b2233;--edge:#b9ac97;--title:#4b3b6b}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);
font:16px/1.5 'Atkinson Hyperlegible',system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:16px}h1{color:var(--title);margin:0 0 8px;font-size:22px;line-height:1.2}
nav{display:flex;gap:8px;align-items:center;position:sticky;top:0;background:var(--page);padding:8px 0;z-index:1}
nav input{flex:1;min-width:60px}button{font:inherit;min-width:44px;min-height:44px;border:1px solid var(--edge);
border-radius:10px;background:var(--card);color:var(--ink);cursor:pointer}button:disabled{opacity:.4;cursor:default}
:focus-visible{outline:3px solid #2b7a8f;outline-offset:2px}
#said{background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:12px 16px;min-height:7em;
margin:8px 0}
#said p{margin:0}#said p:first-child{font-weight:700}#board{overflow-x:auto}
#board svg{display:block;width:100%;height:auto;
max-height:max(420px,calc(100vh - 250px));border-radius:12px}
"""
SCRIPT = """
(async()=>{const raw=Uint8Array.from(atob(document.getElementById('game').textContent),c=>c.charCodeAt(0));
const stream=new Blob([raw]).stream().pipeThrough(new DecompressionStream('gzip'));
const frames=JSON.parse(await new Response(stream).text());const at=id=>document.getElementById(id);
let now=-1;const show=n=>{n=Math.max(0,Math.min(frames.length-1,n));if(n===now)return;now=n;
at('board').innerHTML=frames[n].board;at('said').replaceChildren(...frames[n].said.map(t=>{
const p=document.createElement('p');p.textContent=t;return p}));at('move').value=n;
at('count').textContent=n+' / '+(frames.length-1);at('back').disabled=n===0;at('next').disabled=n===frames.length-1;
history.replaceState(null,'','#'+n)};
at('move').max=frames.length-1;at('move').oninput=e=>show(+e.target.value);
at('back').onclick=()=>show(now-1);at('next').onclick=()=>show(now+1);
addEventListener('keydown',e=>{if(e.target.id==='move')return;const go={ArrowLeft:now-1,ArrowRight:now+1,Home:0,
End:frames.length-1}[e.key];if(go!==undefined){e.preventDefault();show(go)}});
show(parseInt(location.hash.slice(1))||0)})();
"""


def replay_page(game: Game, words: Words, seat: int | None) -> str:
    """The whole game, as a seat or a spectator sees it."""
    say, title = words.say, _title(game, words)
    frames = _frames(game, words, seat)
    symbols: dict[str, str] = {}
    for frame in frames:
        symbols |= {found[1]: found[0] for found in SYMBOL.finditer(frame["board"])}
        frame["board"] = DEFS.sub("", frame["board"])
    packed = base64.b64encode(gzip.compress(json.dumps(frames).encode(), mtime=0)).decode()
    return (
        f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{html.escape(title)}</title><style>{STYLE}</style><main><h1>{html.escape(title)}</h1>"
        f'<nav><button id="back" aria-label="{html.escape(say("replay-back"))}">◀</button>'
        f'<input id="move" type="range" min="0" value="0" aria-label="{html.escape(say("replay-slider"))}">'
        f'<button id="next" aria-label="{html.escape(say("replay-next"))}">▶</button><output id="count"></output></nav>'
        '<div id="said" aria-live="polite"></div><div id="board"></div></main>'
        f'<svg width="0" height="0" style="position:absolute"><defs>{"".join(symbols.values())}</defs></svg>'
        f'<script id="game" type="text/plain">{packed}</script><script>{SCRIPT}</script></html>\n'
    )


def _title(game: Game, words: Words) -> str:
    return told(words, "replay-title", game.rules.name, game.players, game.options, seed=str(game.seed))


def _frames(game: Game, words: Words, seat: int | None) -> list[dict[str, Any]]:
    """Every position with what led to it; the first is the deal."""
    terminal, again = terminal_of(game.rules.name), game.fresh()
    frames = [{"board": _board(again, seat), "said": [words.say("replay-begins")]}]
    for number, action in enumerate((move.action for move in game.history), 1):
        move = again.play(action)
        moved = words.say("replay-move", number=number, seat=seat_named(game, move.seat), move=move.action.text)
        events = [sentence(words, again, event) for event in move.events if not terminal.untold(event)]
        frames.append({"board": _board(again, seat), "said": [moved, *events]})
    return frames


def _board(game: Game, seat: int | None) -> str:
    picture = game.picture(seat)
    if picture is None:
        raise OptionError("no-picture", game=game.rules.name)
    return picture
