/** The packages of this folder that the desk's pages use. */
export { startAuthentication, startRegistration } from '@simplewebauthn/browser';
