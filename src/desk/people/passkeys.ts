import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '../../../on-demand/desk/server-packages.ts';
import { Challenges } from './challenges.ts';
import { NotTaken } from './not-taken.ts';
import type { Invited, Person } from './people.ts';
import type { PeopleStore } from './people-store.ts';

/** The purpose of challenges for signing in; for a new passkey, it's the person's handle. */
const SIGN_IN = 'sign in';

/** The diary has to tell people apart. */
export const NAME_TAKEN = 'Somebody here is called that already. Add a letter or a last name.';

/** Signs in with passkeys, always with user verification: a finger, a face or a PIN. */
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

  /** Options to make a passkey. Throws if the invitation is unknown, used or expired. */
  async invited(token: string, name: string, now: number) {
    const { person, name: given } = this.#invitation(token, name, now);
    const handle = this.#handleOf(token, person);
    const known = person ? this.#people.passkeysOf(person.id) : [];
    return await generateRegistrationOptions({
      challenge: this.#challenges.make(handle, now),
      rpName: 'Hill Country desk',
      rpID: this.#host,
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      userName: person?.name ?? given ?? name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Stores the new passkey and uses up the invitation. Resolves to a session's token. */
  async register(
    token: string,
    name: string,
    device: string,
    response: RegistrationResponseJSON,
    now: number,
  ): Promise<string> {
    const handle = this.#handleOf(token, this.#invitation(token, name, now).person);
    const { expected, close } = this.#expected(handle, now);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expected,
    });
    if (!verified || !registrationInfo || !close()) throw new Refused();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    this.#people.accept(token, name, handle, { id, publicKey, counter, transports, device }, now);
    return this.#people.signIn(id, now);
  }

  /** Options to sign in; the phone knows its own passkeys. */
  async asked(now: number) {
    return await generateAuthenticationOptions({
      challenge: this.#challenges.make(SIGN_IN, now),
      rpID: this.#host,
      userVerification: 'required',
    });
  }

  /** Resolves to a session's token. Throws Refused if the passkey isn't one of ours. */
  async signIn(response: AuthenticationResponseJSON, now: number): Promise<string> {
    const passkey = this.#people.passkey(String(response.id));
    if (!passkey) throw new Refused();
    const { expected, close } = this.#expected(SIGN_IN, now);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, ...expected },
      credential: { ...passkey, transports: passkey.transports as AuthenticatorTransport[] },
    });
    if (!verified || !close()) throw new Refused();
    this.#people.usedPasskey(passkey.id, authenticationInfo.newCounter, now);
    return this.#people.signIn(passkey.id, now);
  }

  /** What a correct answer is; `close` uses up its challenge, and is false if that was done before. */
  #expected(purpose: string, now: number) {
    let answered = '';
    const expected = {
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: true,
      expectedChallenge: (challenge: string) => {
        answered = challenge;
        return this.#challenges.isOpen(challenge, purpose, now);
      },
    };
    return { expected, close: () => this.#challenges.close(answered, now) };
  }

  /** A new person's handle derives from the link, so nothing is stored for whoever only asks. */
  #handleOf(token: string, person: Person | undefined): string {
    return person?.handle ?? this.#challenges.derive(token);
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

/** Somebody can't be let in; the message says as much of the reason as it may. */
export class Refused extends NotTaken {
  constructor(message = 'That passkey does not open this desk. Try again, or ask for a new link.') {
    super(403, message);
  }
}
