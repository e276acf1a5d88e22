import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '../../../on-demand/desk/server-packages.ts';
import type { Invited } from './people.ts';
import type { PeopleStore } from './people-store.ts';

/** How long somebody may take to touch the sensor, in milliseconds. */
const PATIENCE = 5 * 60_000;

/** The diary has to tell two people apart. */
export const NAME_TAKEN = 'Somebody here is called that already. Add a letter or a last name.';

/** So many questions are open at a time; with more, the oldest are forgotten. */
const MOST_CHALLENGES = 1_000;

/** What was asked of an authenticator can be answered once, and not for long. */
class Challenges {
  readonly #open = new Map<string, { expires: number; handle: string }>();

  add(challenge: string, handle: string, now: number): void {
    this.#open.set(challenge, { expires: now + PATIENCE, handle });
    for (const [old] of this.#open) if (this.#open.size > MOST_CHALLENGES) this.#open.delete(old);
  }

  /** The handle that it was added with; undefined if it wasn't, or has been taken. */
  take(challenge: string, now: number): string | undefined {
    const found = this.#open.get(challenge);
    this.#open.delete(challenge);
    return found && found.expires > now ? found.handle : undefined;
  }
}

/** Signing in with passkeys: none is ever accepted without the person's finger, face or PIN. */
export class Passkeys {
  readonly #people: PeopleStore;
  readonly #origin: string;
  readonly #host: string;
  readonly #challenges = new Challenges();

  constructor(people: PeopleStore, origin: string) {
    this.#people = people;
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
  }

  /** What the phone needs to make a passkey. Throws if the link is no invitation, or no longer. */
  async invited(token: string, name: string, now: number) {
    const { person, name: given } = this.#invitation(token, name, now);
    const handle = person?.handle ?? randomBytes(32).toString('base64url');
    const known = person ? this.#people.passkeysOf(person.id) : [];
    const options = await generateRegistrationOptions({
      rpName: 'Hill Country desk',
      rpID: this.#host,
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      userName: person?.name ?? given ?? name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    this.#challenges.add(options.challenge, handle, now);
    return options;
  }

  /** Keeps the new passkey and uses up the link. Resolves to a session's token. */
  async register(
    token: string,
    name: string,
    device: string,
    response: RegistrationResponseJSON,
    now: number,
  ): Promise<string> {
    this.#invitation(token, name, now);
    let handle: string | undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: true,
      expectedChallenge: (challenge) => {
        handle = this.#challenges.take(challenge, now);
        return handle !== undefined;
      },
    });
    if (!verified || !registrationInfo || handle === undefined) throw new Refused();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    this.#people.accept(token, name, handle, { id, publicKey, counter, transports, device }, now);
    return this.#people.signIn(id, now);
  }

  /** What the phone needs to sign in; it knows its passkeys itself. */
  async asked(now: number) {
    const options = await generateAuthenticationOptions({
      rpID: this.#host,
      userVerification: 'required',
    });
    this.#challenges.add(options.challenge, '', now);
    return options;
  }

  /** Resolves to a session's token. Throws Refused if the passkey isn't one of ours. */
  async signIn(response: AuthenticationResponseJSON, now: number): Promise<string> {
    const passkey = this.#people.passkey(String(response.id));
    if (!passkey) throw new Refused();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: true,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, now) !== undefined,
      credential: {
        ...passkey,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    });
    if (!verified) throw new Refused();
    this.#people.usedPasskey(passkey.id, authenticationInfo.newCounter, now);
    return this.#people.signIn(passkey.id, now);
  }

  #invitation(token: string, name: string, now: number): Invited {
    const invited = this.#people.invitation(token, now);
    if (!invited)
      throw new Refused('This link has been used, or is older than 15 minutes. Ask for a new one.');
    if (!invited.person && this.#people.isTaken(invited.name ?? name))
      throw new Refused(NAME_TAKEN);
    return invited;
  }
}

/** Somebody can't be let in; the message says why, as far as it may. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(message = 'That passkey does not open this desk. Try again, or ask for a new link.') {
    super(message);
  }
}
