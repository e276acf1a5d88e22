import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import type { Person } from '../people/people.ts';
import { ask, type Failure } from './data/api.ts';
import { DraftSync } from './data/draft-sync.ts';
import { setPerson } from './data/drafts.ts';
import { BookingsPage } from './pages/BookingsPage.tsx';
import { CalendarFilePage } from './pages/CalendarFilePage.tsx';
import { ChangePage } from './pages/ChangePage.tsx';
import { DatesPage } from './pages/DatesPage.tsx';
import { DevicesPage } from './pages/DevicesPage.tsx';
import { EditPage } from './pages/EditPage.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { StartPage } from './pages/StartPage.tsx';
import { DiaryPage } from './pages/Steps.tsx';
import { TakePage } from './pages/TakePage.tsx';
import { TimesPage } from './pages/TimesPage.tsx';
import { Trouble } from './pages/Trouble.tsx';
import { Welcome } from './pages/Welcome.tsx';

type Session = Omit<Person, 'handle'>;

/** The desk. Without a session it shows the sign-in form, at the address that was asked for. */
export function App() {
  return (
    <>
      <TopOfPage />
      <Switch>
        <Route path="/welcome" component={Welcome} />
        <Route component={SignedIn} />
      </Switch>
    </>
  );
}

function SignedIn() {
  const queryKey = ['/api/session'];
  const { data: session, error } = useQuery<Session, Failure>({ queryKey, queryFn: askWho });
  if (error?.status === 401) return <SignIn />;
  // Once somebody is signed in, a lost connection doesn't hide the page.
  if (!session)
    return (
      <main className="page door">
        <h1>Your desk</h1>
        {error ? <Trouble error={error} /> : <p className="waiting">One moment …</p>}
      </main>
    );
  return (
    <>
      <DraftSync />
      <header className="top">
        <Link href="/" className="top-home">
          Desk
        </Link>
        <nav aria-label="Desk">
          <Link href="/diary">Diary</Link>
          <Link href="/devices">{session.name}</Link>
        </nav>
      </header>
      <Switch>
        <Route path="/">
          <StartPage name={session.name} />
        </Route>
        <Route path="/edit/:list/:key">
          {({ list, key }) => <EditPage key={`${list}/${key}`} list={list} entry={key} />}
        </Route>
        <Route path="/dates" component={DatesPage} />
        <Route path="/change" component={ChangePage} />
        <Route path="/diary" component={DiaryPage} />
        <Route path="/times" component={TimesPage} />
        <Route path="/calendar-file" component={CalendarFilePage} />
        <Route path="/bookings" component={BookingsPage} />
        <Route path="/take" component={TakePage} />
        <Route path="/devices">
          <DevicesPage me={session} />
        </Route>
        <Route>
          <main className="page">
            <h1>There is nothing here.</h1>
            <Link href="/">To the desk</Link>
          </main>
        </Route>
      </Switch>
    </>
  );
}

async function askWho(): Promise<Session> {
  const session = await ask<Session>('/api/session');
  setPerson(session.id);
  return session;
}

/** Scrolls to the top of each new page; going back, the browser restores the position. */
function TopOfPage() {
  const [path] = useLocation();
  const shown = useRef(path);
  const goesBack = useRef(false);
  // Registered ahead of the router's listener, which renders the page before later ones run.
  useLayoutEffect(() => {
    const note = () => {
      goesBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useLayoutEffect(() => {
    if (shown.current !== path && !goesBack.current) scrollTo(0, 0);
    shown.current = path;
    goesBack.current = false;
  }, [path]);
  return null;
}
