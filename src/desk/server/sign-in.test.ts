import { expect, test } from 'vitest';
import { OWN, openDesk } from './fixtures/open-desk.ts';
import { type Lies, SoftKey } from './fixtures/soft-key.ts';

const NAME = '__Host-desk';

/** A desk, and how a browser with a passkey of software comes in. */
async function openDoor() {
  const desk = await openDesk();
  const send = async (url: string, payload: object, session?: string, address?: string) =>
    await desk.app.inject({
      ...{ method: 'POST', url, payload, ...(session && { cookies: { [NAME]: session } }) },
      headers: { ...OWN, ...(address && { 'x-forwarded-for': address }) },
    });
  const challengeOf = async (url: string, payload: object, address?: string) =>
    (await send(url, payload, undefined, address)).json().challenge as string;
  const join = async (key: SoftKey, token: string, lies?: Lies, address?: string) => {
    const challenge = await challengeOf('/api/passkey/options', { token, name: 'Lou' }, address);
    const response = key.made(challenge, lies);
    return { response, ...(await send('/api/passkey', { token, name: 'Lou', response })) };
  };
  const enter = async (key: SoftKey, lies?: Lies, session?: string, address?: string) => {
    const response = key.used(await challengeOf('/api/sign-in/options', {}, address), lies);
    return { response, answer: await send('/api/sign-in', { response }, session, address) };
  };
  const isIn = async (session: string) => {
    const answer = await desk.app.inject({
      ...{ url: '/api/session', headers: OWN, cookies: { [NAME]: session } },
    });
    return answer.statusCode === 200;
  };
  const invite = () => desk.people.invite(desk.clock.now);
  return { ...desk, send, challengeOf, join, enter, isIn, invite };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof openDoor>>['send']>>;

const cookieOf = ({ cookies }: Pick<Answer, 'cookies'>) =>
  cookies.find(({ name }) => name === NAME) as { value: string } | undefined;

test('a passkey comes in only with its owner’s finger, for this desk, on its own page, signed by itself', async () => {
  const { join, enter, invite } = await openDoor();
  const key = new SoftKey();
  const lies: [string, Lies][] = [
    ['nobody’s finger', { isVerified: false }],
    ['a page of another site', { origin: 'https://desk.example.com.evil.example' }],
    ['the same host without https', { origin: 'http://desk.example.com' }],
    ['a passkey of another site', { host: 'example.com' }],
    ['an answer to something else', { type: 'payment.get' }],
    ['a signature of somebody else', { isForged: true }],
  ];
  // A signature says nothing yet when a passkey is made.
  for (const [what, lie] of lies.filter(([, { isForged }]) => !isForged))
    expect([what, (await join(new SoftKey(), invite(), lie, what)).statusCode]).toEqual([
      what,
      403,
    ]);
  expect((await join(key, invite())).statusCode).toBe(200);
  for (const [what, lie] of lies) {
    const { answer } = await enter(key, lie);
    expect([what, answer.statusCode, cookieOf(answer)]).toEqual([what, 403, undefined]);
    // Nobody learns what was wrong.
    expect(answer.json().message).toMatch(/^That passkey does not open this desk/);
  }
  expect((await enter(new SoftKey())).answer.statusCode).toBe(403);
  expect((await enter(key)).answer.statusCode).toBe(200);
});

test('session fixation: a session that was planted opens nothing; each signing in makes a new one and ends the one before', async () => {
  const { join, enter, isIn, invite } = await openDoor();
  const key = new SoftKey();
  const first = cookieOf(await join(key, invite()))?.value ?? '';
  expect(await isIn(first)).toBe(true);
  const { answer } = await enter(key, {}, first);
  const second = cookieOf(answer);
  expect(second).toMatchObject({
    ...{ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' },
    maxAge: 30 * 86_400,
  });
  expect(second).not.toHaveProperty('domain');
  expect([await isIn(first), await isIn(second?.value ?? '')]).toEqual([false, true]);
  const planted = 'x'.repeat(43);
  const third = cookieOf((await enter(key, {}, planted)).answer)?.value;
  expect([third === planted, await isIn(planted)]).toEqual([false, false]);
});

test('signing out ends the session for whoever has a copy of it, too', async () => {
  const { join, send, isIn, invite } = await openDoor();
  const session = cookieOf(await join(new SoftKey(), invite()))?.value ?? '';
  const answer = await send('/api/sign-out', {}, session);
  expect([cookieOf(answer)?.value, await isIn(session)]).toEqual(['', false]);
});

test('what was answered once counts no more: links, challenges, and answers that were listened to', async () => {
  const { join, enter, send, challengeOf, invite, clock } = await openDoor();
  const key = new SoftKey();
  const link = invite();
  const { response, statusCode } = await join(key, link);
  expect(statusCode).toBe(200);
  const again = { token: link, name: 'Eve', response };
  expect((await send('/api/passkey', again)).statusCode).toBe(403);
  expect((await send('/api/passkey/options', { token: link, name: 'Eve' })).statusCode).toBe(403);
  // Nor with another link: the challenge was for the first one.
  expect((await send('/api/passkey', { ...again, token: invite() })).statusCode).toBe(403);

  const heard = await enter(key);
  expect(heard.answer.statusCode).toBe(200);
  expect((await send('/api/sign-in', { response: heard.response })).statusCode).toBe(403);
  // Twice at the same moment is once.
  const one = key.used(await challengeOf('/api/sign-in/options', {}));
  const both = [send('/api/sign-in', { response: one }), send('/api/sign-in', { response: one })];
  const codes = (await Promise.all(both)).map((answer) => answer.statusCode);
  expect(codes.sort()).toEqual([200, 403]);
  // A challenge is for what it was asked for, from this desk, and for five minutes.
  const other = new SoftKey();
  const forKey = await challengeOf('/api/passkey/options', { token: invite(), name: 'Lou B.' });
  const wrong = [key.used(forKey), key.used('AAAA'), key.used('x'.repeat(75)), other.used(forKey)];
  for (const response of wrong)
    expect((await send('/api/sign-in', { response })).statusCode).toBe(403);
  const late = key.used(await challengeOf('/api/sign-in/options', {}));
  clock.now += 5 * 60_000;
  expect((await send('/api/sign-in', { response: late })).statusCode).toBe(403);
});

test('a copy of a passkey is noticed by its counter', async () => {
  const { join, enter, invite } = await openDoor();
  const key = new SoftKey();
  await join(key, invite(), { counter: 5 });
  expect((await enter(key, { counter: 6 })).answer.statusCode).toBe(200);
  expect((await enter(key, { counter: 6 })).answer.statusCode).toBe(403);
});

test('brute force: who tries too often waits, and nobody else does', async () => {
  const { join, send, challengeOf, enter, invite } = await openDoor();
  const key = new SoftKey();
  await join(key, invite());
  const hers = await challengeOf('/api/sign-in/options', {}, '192.0.2.1');
  const guess = async (address: string) => {
    const token = 'guess'.repeat(8);
    return (await send('/api/invitation', { token }, undefined, address)).statusCode;
  };
  const guesses = [];
  for (let count = 0; count < 21; count += 1) guesses.push(await guess('198.51.100.7'));
  expect([guesses.slice(0, 20), guesses[20]]).toEqual([Array(20).fill(200), 429]);
  // One network of IPv6 has more addresses than there are people.
  const near = [];
  for (let count = 0; count < 21; count += 1) near.push(await guess(`2001:db8::${count}`));
  expect(near.at(-1)).toBe(429);
  const answer = await send('/api/sign-in', { response: key.used(hers) }, undefined, '192.0.2.1');
  expect([answer.statusCode, await guess('192.0.2.1')]).toEqual([200, 200]);
  expect((await enter(key, {}, undefined, '192.0.2.1')).answer.statusCode).toBe(200);
});
