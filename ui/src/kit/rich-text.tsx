import { Fragment } from 'react';
import { type Block, type Inline, parseText } from '../lib/rich-text';

/** Renders the site's small text grammar as elements: nothing a person typed is ever parsed as HTML. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="prose break">
      {parseText(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never move
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'ul') {
    return (
      <ul>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never move
          <li key={index}>
            <Inlines of={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
        <Fragment key={index}>
          {index > 0 && <br />}
          <Inlines of={line} />
        </Fragment>
      ))}
    </p>
  );
}

function Inlines({ of }: { of: Inline[] }) {
  return of.map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one text never move
    if (part.type === 'bold') {
      return (
        <strong key={index}>
          <Inlines of={part.children} />
        </strong>
      );
    }
    if (part.type === 'link') {
      return (
        <a key={index} href={part.href} rel="nofollow ugc noopener">
          {part.text}
        </a>
      );
    }
    return <Fragment key={index}>{part.text}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of one text never move
  });
}
