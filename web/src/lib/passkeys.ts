// Passkeys: the browser's authenticator makes and uses them; the server says what to ask and checks the answer.
import { post, Trouble } from './api';
import type { Me, Schemas } from './types';

type Options = Schemas['PasskeyOptions'];

/** Whether this page can use them: over https, or on the server's own machine, by a name and not a number. */
export const supported =
  isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** What the authenticator answered, as JSON; a person who says no has used none. */
async function asked(answer: Promise<Credential | null>): Promise<object> {
  const found = await answer.catch(() => null);
  if (!found) throw new Trouble(0, 'passkey-none');
  return (found as PublicKeyCredential).toJSON() as object;
}

export async function addPasskey(): Promise<void> {
  const options = await post<Options>('/api/me/passkeys/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  await post('/api/me/passkeys', { credential: await asked(navigator.credentials.create({ publicKey })) });
}

export async function signIn(): Promise<Me> {
  const options = await post<Options>('/api/people/passkey/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return post<Me>('/api/people/passkey', { credential: await asked(navigator.credentials.get({ publicKey })) });
}
