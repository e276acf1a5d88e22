import { resolve } from 'node:path';
import {
  cookie,
  type FastifyInstance,
  fastify,
  helmet,
  rateLimit,
  serveFiles,
} from '../../../on-demand/desk/server-packages.ts';
import { printError } from '../../commands/command-line/print-lines.ts';
import { CLIENT_FOLDER } from '../preview/previews.ts';
import { contentRoutes } from './content-routes.ts';
import { type DeskParts, deskOf, requireSession } from './desk.ts';
import { draftRoutes } from './draft-routes.ts';
import { familyRoutes, seenRoutes } from './family-routes.ts';
import { refuseAddress, requireOwnHost, requireOwnPage, requireShallow } from './guards.ts';
import { inOutRoutes } from './in-out-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { logSecurity } from './security-log.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { timeRoutes } from './time-routes.ts';
import { troubleInWords } from './trouble.ts';

/** In bytes: more than any form holds; the largest post fits. */
const LARGEST_BODY = 1024 * 1024;

/** Requests a minute from one address; signing in allows fewer. */
const MOST_REQUESTS = 600;

const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
};

/** The desk's server, ready to listen or to be asked in memory. */
export async function createDeskServer(parts: DeskParts): Promise<FastifyInstance> {
  const desk = deskOf(parts);
  const { origin, pagesFolder } = desk;
  const isHttps = origin.startsWith('https://');
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    // By default, Node allows a minute for headers, and checks for slow requests every 30 seconds.
    http: { headersTimeout: 6_000, connectionsCheckingInterval: 2_000 },
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress,
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('signedIn');
  // First, so that refusals get the headers, too.
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', requireOwnHost(origin));
  app.addHook('onRequest', requireOwnPage(origin));
  app.addHook('preValidation', requireShallow);
  await app.register(rateLimit, { max: MOST_REQUESTS, timeWindow: 60_000 });
  await app.register(cookie);
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) printError(error.stack ?? error.message);
    // Why a database or disk failed is only for the log.
    void reply
      .status(status)
      .send({ message: status === 500 ? troubleInWords(error) : error.message });
  });
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', logSecurity);
  app.addHook('onResponse', async (_, reply) => desk.answered(reply.statusCode));
  signInRoutes(app, desk);
  seenRoutes(app, desk);
  await app.register(async (signedIn) => {
    signedIn.addHook('preHandler', requireSession(desk));
    peopleRoutes(signedIn, desk);
    contentRoutes(signedIn, desk);
    draftRoutes(signedIn, desk);
    previewRoutes(signedIn, desk);
    familyRoutes(signedIn, desk);
    timeRoutes(signedIn, desk);
    inOutRoutes(signedIn, desk);
    // Apart, since no other route takes bytes.
    await signedIn.register(async (bytes) => pictureRoutes(bytes, desk));
  });
  await app.register(serveFiles, {
    // Previews load the guide's own styles, typefaces and drawings.
    root: [pagesFolder, resolve(CLIENT_FOLDER)],
    allowedPath: (path, root) => root === pagesFolder || /^\/(?:assets|towns)\//.test(path),
    cacheControl: false,
    setHeaders: (response, path) => {
      const isNamedByHash = /\/assets\//.test(path);
      response.header(
        'cache-control',
        isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // The desk is a single page that reads the address itself.
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if (request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path))
      return reply.sendFile('index.html');
    return reply.status(404).send({ message: 'There is nothing here.' });
  });
  return app;
}
