/** The packages of this folder that the desk's server uses, for src/desk: it can't find them itself. */
export { default as cookie } from '@fastify/cookie';
export { default as helmet } from '@fastify/helmet';
export { default as rateLimit } from '@fastify/rate-limit';
export { default as serveFiles } from '@fastify/static';
export type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
export type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
export { default as fastify } from 'fastify';
export { unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
