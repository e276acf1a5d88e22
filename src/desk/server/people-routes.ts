import { z } from 'zod';
import type { FastifyInstance, FastifyRequest } from '../../../on-demand/desk/server-packages.ts';
import { line } from '../../model/text.ts';
import { NAME_TAKEN, Refused } from '../people/passkeys.ts';
import type { Invited } from '../people/people.ts';
import { type Desk, read, requireOwner, signedInOf } from './desk.ts';

const passkeySchema = z.strictObject({ passkey: z.string().max(2000) });
const personSchema = z.strictObject({ person: z.int() });
const helperSchema = z.strictObject({ name: line(60) });

/** Routes for people and their devices: helpers manage their own, owners everybody's. */
export function peopleRoutes(app: FastifyInstance, { people, now, origin }: Desk): void {
  const link = (request: FastifyRequest, invited: Invited) => ({
    link: invitationLink(origin, people.invite(now(), invited, signedInOf(request).passkey)),
  });
  const owners = { preHandler: requireOwner };

  app.get('/api/people', async (request) => {
    const { person: me } = signedInOf(request);
    return people.people().map(({ id, name, isOwner }) => {
      return { id, name, isOwner, isMe: id === me.id };
    });
  });

  app.post('/api/people/remove', owners, async (request) => {
    const { person } = read(personSchema, request);
    if (person === signedInOf(request).person.id)
      throw new Refused('Nobody can remove themselves.');
    people.removePerson(person);
    return {};
  });

  app.post('/api/people/invite', owners, async (request) => {
    const { name } = read(helperSchema, request);
    if (people.isTaken(name)) throw new Refused(NAME_TAKEN);
    return link(request, { person: undefined, name, isOwner: false });
  });

  app.get('/api/devices', async (request) => {
    const { person: me, passkey } = signedInOf(request);
    return people
      .people()
      .filter(({ id }) => me.isOwner || id === me.id)
      .flatMap((person) =>
        people.passkeysOf(person.id).map(({ id, device, used }) => {
          return { id, name: person.name, device, used, isThis: id === passkey };
        }),
      );
  });

  app.post('/api/devices/end', async (request) => {
    const { passkey } = read(passkeySchema, request);
    const { person: me, passkey: mine } = signedInOf(request);
    if (passkey === mine)
      throw new Refused('This is the device in your hand. End it from another one.');
    if (people.passkey(passkey)?.person !== me.id) await requireOwner(request);
    people.removePasskey(passkey);
    return {};
  });

  app.post('/api/devices/add', async (request) => {
    const { person: id } = read(personSchema, request);
    if (id !== signedInOf(request).person.id) await requireOwner(request);
    const person = people.people().find((known) => known.id === id);
    if (!person) throw new Refused('They are here no longer.');
    return link(request, { person, name: null, isOwner: person.isOwner });
  });
}

/** An invitation's address. The part behind the # stays in the browser: no log or proxy gets it. */
export function invitationLink(origin: string, invitation: string): string {
  return `${origin}/welcome#${invitation}`;
}
