import './block.css';
import type { Catalogue, Sentence } from '@shared/words/sentence';
import type { Table as Rows, Ruling, Term, Block as Written } from '@web/boards/booklet';
import { Figure } from './figure';
import { say } from './say';
import { Says } from './says';

interface Props<Content> {
  readonly words: Catalogue;
  readonly of: Content;
}

/** One block of a chapter. */
export function Block({ words, of }: Props<Written>) {
  switch (of.kind) {
    case 'text':
      return (
        <p>
          <Says words={words} says={of.says} />
        </p>
      );
    case 'head':
      return (
        <h3>
          <Says words={words} says={of.says} />
        </h3>
      );
    case 'list':
      return (
        <ul className="points">
          <Items words={words} of={of.items} />
        </ul>
      );
    case 'steps':
      return (
        <ol className="steps">
          <Items words={words} of={of.items} />
        </ol>
      );
    case 'terms':
      return <Terms words={words} of={of.items} />;
    case 'table':
      return <Table words={words} of={of.table} />;
    case 'figures':
      return (
        <div className="plates">
          {of.figures.map((figure) => (
            <Figure key={figure.caption.code} words={words} figure={figure} />
          ))}
        </div>
      );
    case 'rulings':
      return <Rulings words={words} of={of.items} />;
    case 'assumptions':
      return <Assumptions words={words} of={of.items} />;
  }
}

function Items({ words, of }: Props<readonly Sentence[]>) {
  return of.map((item) => (
    <li key={item.code}>
      <Says words={words} says={item} />
    </li>
  ));
}

function Terms({ words, of }: Props<readonly Term[]>) {
  return (
    <dl className="terms">
      {of.map(({ name, says, art }) => (
        <div key={name.code}>
          <dt>
            {art === undefined ? undefined : <span className="art">{art}</span>}
            <Says words={words} says={name} />
          </dt>
          <dd>
            <Says words={words} says={says} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows and cells never change their order. */
function Table({ words, of: { caption, head, rows } }: Props<Rows>) {
  return (
    // biome-ignore-start lint/suspicious/noArrayIndexKey: see above
    <div className="sheet-table">
      <table>
        <caption>
          <Says words={words} says={caption} />
        </caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <Says words={words} says={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first && <Says words={words} says={first} />}</th>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Says words={words} says={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  );
}

function Rulings({ words, of }: Props<readonly Ruling[]>) {
  return (
    <div className="rulings">
      {of.map(({ question, played, why, table }) => (
        <section key={question.code}>
          <h3>
            <Says words={words} says={question} />
          </h3>
          <p>
            <span className="caps">{say('playedHere')}</span> <Says words={words} says={played} />
          </p>
          <p className="why">
            <span className="caps">{say('why')}</span> <Says words={words} says={why} />
          </p>
          {table && <Table words={words} of={table} />}
        </section>
      ))}
    </div>
  );
}

function Assumptions({ words, of }: Props<readonly Sentence[]>) {
  return (
    <aside className="assumptions" aria-label={say('assumptions')}>
      <ul>
        {of.map((item) => (
          <li key={item.code}>
            <span className="caps">{say('assumption')}</span> <Says words={words} says={item} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
