/** The page that offers all files for download. */
export function TakePage() {
  return (
    <main className="page">
      <h1>Take everything with you</h1>
      <p>
        Every word and every picture of the site as it is now, in one file. Keep it where you keep
        what matters. Nobody needs this desk to read it: the words are plain text, and the pictures
        are the ones you took.
      </p>
      <a className="button button-action" href="/api/files" download>
        Download all files
      </a>
      <p className="soft">
        Unpacked, the folder <code>content</code> is a whole site: whoever looks after the server
        puts it in place of the one there. People, their keys, the diary, and what is not live yet
        stay here.
      </p>
    </main>
  );
}
