export interface Person {
  id: number;
  name: string;
  /** What authenticators call them: random, base64url. */
  handle: string;
}

export interface Passkey {
  id: string;
  person: number;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  device: string;
  created: number;
  used: number;
}

/** Somebody who is signed in, and with which passkey. */
export interface SignedIn {
  person: Person;
  passkey: string;
}
