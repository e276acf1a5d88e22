export interface Person {
  id: number;
  name: string;
  /** What authenticators call them: random, base64url. */
  handle: string;
  /** Owners invite and remove people, and end their devices; helpers edit and publish. */
  isOwner: boolean;
}

/** For whom an invitation is. */
export interface Invited {
  /** Somebody who is there already; undefined for a new person. */
  person: Person | undefined;
  /** What a new person is called, if whoever invited them has said it. */
  name: string | null;
  isOwner: boolean;
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
