// The grammar of stored texts: paragraphs, "- " lists, **bold** and links. Anything else is shown as typed.

export type Inline = { type: 'text'; text: string } | { type: 'bold'; children: Inline[] } | { type: 'link'; href: string; text: string };
export type Block = { type: 'p'; lines: Inline[][] } | { type: 'ul'; items: Inline[][] };

const bold = /\*\*(?=\S)(.+?)(?<=\S)\*\*/;
const link = /https?:\/\/[^\s<>"]*/;
const hasHost = /^https?:\/\/[^/?#]/;

/** Trims punctuation that belongs to the sentence rather than to the address. */
function trimLink(href: string): string {
  let end = href.length;
  while (end > 0) {
    const last = href[end - 1] ?? '';
    const opened = href.slice(0, end).split('(').length;
    const closed = href.slice(0, end).split(')').length;
    if (".,;:!?'*".includes(last) || (last === ')' && closed > opened)) end -= 1;
    else break;
  }
  return href.slice(0, end);
}

function links(text: string): Inline[] {
  const out: Inline[] = [];
  let plain = '';
  let rest = text;
  const flush = () => {
    if (plain) out.push({ type: 'text', text: plain });
    plain = '';
  };
  for (let match = link.exec(rest); match; match = link.exec(rest)) {
    const href = trimLink(match[0]);
    plain += rest.slice(0, match.index);
    rest = rest.slice(match.index + href.length);
    if (hasHost.test(href)) {
      flush();
      out.push({ type: 'link', href, text: href });
    } else {
      plain += href;
    }
  }
  plain += rest;
  flush();
  return out;
}

function parseInline(text: string): Inline[] {
  const match = bold.exec(text);
  if (!match) return links(text);
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [...links(before), { type: 'bold', children: links(match[1] ?? '') }, ...(after ? parseInline(after) : [])];
}

export function parseText(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const raw of text.replaceAll('\r\n', '\n').split('\n')) {
    const line = raw.trim();
    const item = line.startsWith('- ') ? line.slice(2).trim() : null;
    if (!line) {
      open = null;
    } else if (item !== null) {
      if (open?.type !== 'ul') {
        open = { type: 'ul', items: [] };
        blocks.push(open);
      }
      open.items.push(parseInline(item));
    } else {
      if (open?.type !== 'p') {
        open = { type: 'p', lines: [] };
        blocks.push(open);
      }
      open.lines.push(parseInline(line));
    }
  }
  return blocks;
}
