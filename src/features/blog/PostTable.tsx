import { useWords } from '../../site/words/words-context.ts';
import type { Post } from './post.ts';

/** A table of a post's places and their facts; on a phone, one block per place. */
export function PostTable({ table }: Pick<Post, 'table'>) {
  const { heading, unknown } = useWords('post').compare;
  if (!table) return null;
  return (
    <section className="wrap post-places post-table" aria-labelledby="compared">
      <table>
        <caption>
          <h2 id="compared">{heading}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ path, title, cells }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{title}</a>
              </th>
              {cells.map((cell, at) => (
                <td
                  key={table.columns[at]}
                  className={cell ? undefined : 'is-unknown'}
                  data-fact={table.columns[at]}
                >
                  {cell || unknown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
