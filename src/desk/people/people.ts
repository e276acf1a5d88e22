export interface Person {
  id: number;
  name: string;
  /** The WebAuthn user handle: random, base64url. */
  handle: string;
  /** Owners invite and remove people, and end their devices; helpers edit and publish. */
  isOwner: boolean;
}

export interface Invited {
  /** Undefined for a new person. */
  person: Person | undefined;
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

export interface SignedIn {
  person: Person;
  passkey: string;
}
