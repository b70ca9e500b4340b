// One function for each rule that can be checked on a loaded page. Each runs inside the page and returns what it found. They are
// sent to the browser one by one, so none may call another.

type Check = () => string[];

const noSidewaysScroll: Check = () => {
  // A phone zooms out to fit content that is too wide, which increases innerWidth but not clientWidth.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('main *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
  const names = wide.slice(-3).map((element) => `${element.tagName}.${element.className}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node && names.length === 0; node = walker.nextNode()) {
    // Truncated on purpose.
    if (node.parentElement?.closest('.trunc,.clamp,.vh')) continue;
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().right > clientWidth + 1) names.push(`text in ${node.parentElement?.outerHTML.slice(0, 60)}`);
  }
  return [`horizontal scrolling: ${scrollWidth} px in a ${clientWidth} px viewport: ${names.join(', ')}`];
};

const bottomBar: Check = () => {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const bars = [...document.querySelectorAll('nav.tab-bar')].filter(shown);
  if (matchMedia('(min-width: 900px)').matches) return bars.length > 0 ? ['a bottom bar on a wide screen'] : [];
  // The page's action bar may replace it.
  if ([...document.querySelectorAll('.action-bar')].some(shown)) return [];
  if (bars.length !== 1) return [`expected one tab bar, found ${bars.length}`];
  const items = [...(bars[0]?.children ?? [])];
  const found: string[] = [];
  if (items.length < 3 || items.length > 5) found.push(`expected 3 to 5 tab bar items, found ${items.length}`);
  for (const item of items)
    if (!item.querySelector('svg') || !item.querySelector('span')?.textContent?.trim()) found.push(`${item.textContent} lacks a part`);
  const current = items.filter((item) => item.getAttribute('aria-current') === 'page').length;
  if (current !== 1) found.push(`${current} items are current`);
  return found;
};

const oneHeading: Check = () => {
  const headings = [...document.querySelectorAll('h1')];
  if (headings.length !== 1) return [`${headings.length} first headings`];
  return document.title.includes(' – ') ? [] : [`the title "${document.title}" does not name the site`];
};

const landmarks: Check = () => {
  const found: string[] = [];
  for (const tag of ['header', 'main', 'footer']) {
    const count = [...document.querySelectorAll(tag)].filter((element) => !element.parentElement?.closest('article,section')).length;
    if (count !== 1) found.push(`${count} × ${tag}`);
  }
  const navs = [...document.querySelectorAll('nav')].filter((nav) => nav.checkVisibility());
  if (navs.length === 0) found.push('no nav');
  const names = navs.map((nav) => nav.getAttribute('aria-label') ?? '');
  if (names.some((name) => !name) || new Set(names).size !== names.length) found.push(`navs without names of their own: ${names.join(', ')}`);
  if (document.querySelector('a')?.className !== 'skip') found.push('the first link is no skip link');
  return found;
};

const textSizes: Check = () => {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.closest('.wm,.vh,script,style')) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    if (size < 12) found.add(`${size} px: ${text.slice(0, 40)}`);
    if (!element.closest('main .prose, main label')) continue;
    if (size < 14) found.add(`${size} px where one reads: ${text.slice(0, 40)}`);
    if (element.closest('.prose') && size < 16) found.add(`body text of ${size} px: ${text.slice(0, 40)}`);
    if (element.closest('.prose') && Number.parseFloat(style.lineHeight) / size < 1.4)
      found.add(`line height of ${style.lineHeight}: ${text.slice(0, 40)}`);
  }
  for (const paragraph of document.querySelectorAll('main p')) {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const measure = (paragraph.textContent ?? '').length / lines;
    if (lines > 1 && measure > 75) found.add(`${Math.round(measure)} characters in a line`);
  }
  return [...found];
};

const onePrimary: Check = () => {
  const primary = [...document.querySelectorAll('[data-variant=primary]')].filter(
    (element) => element.checkVisibility() && !element.closest('[role=dialog]'),
  );
  return primary.length <= 1 ? [] : [`${primary.length} primary buttons: ${primary.map((one) => one.textContent).join(', ')}`];
};

const targets: Check = () => {
  if (matchMedia('(min-width: 900px)').matches) return [];
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a,button,input,select,textarea,[role=tab],[role=switch]')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.vh,.skip,.wm')) continue;
    // The tap target of a box or a hidden radio is its label.
    const target = element.matches('[type=radio],[type=checkbox],.vh') ? (element.closest('label') ?? element) : element;
    const style = getComputedStyle(target);
    // A link within a sentence.
    const inline =
      target.matches('a') &&
      style.display === 'inline' &&
      (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
    if (inline) continue;
    target.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // A target may extend beyond its box: what counts is where a tap hits it.
    const hits = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(Math.min(Math.max(x + dx, 0), innerWidth - 1), Math.min(Math.max(y + dy, 0), innerHeight - 1));
      return hit !== null && (target.contains(hit) || hit.contains(target.closest('label')));
    };
    const wide = width >= 43.5 || (hits(-21, 0) && hits(21, 0));
    const high = height >= 43.5 || (hits(0, -21) && hits(0, 21));
    if (!wide || !high)
      found.push(
        `${Math.round(width)}×${Math.round(height)}: ${target.tagName} ${(target.textContent || target.getAttribute('aria-label') || '').trim().slice(0, 40)}`,
      );
  }
  scrollTo(0, 0);
  return found;
};

const labels: Check = () => {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea')) {
    // Checkboxes and radios have their label after them; the order of a list says what it is.
    if (!control.checkVisibility() || control.matches('[type=radio],[type=checkbox],[type=color],[type=file]') || control.closest('.sort')) continue;
    const label = control.labels?.[0];
    if (!label?.textContent?.trim() || !label.checkVisibility()) found.push(`${control.name || control.id} has no label to see`);
    else if (label.getBoundingClientRect().bottom > control.getBoundingClientRect().top + 1)
      found.push(`the label of ${control.name || control.id} is not above it`);
  }
  return found;
};

/** People who speak to their device say the words that they see. */
const labelInName: Check = () => {
  const letters = (text: string | null) => (text ?? '').toLowerCase().replace(/[^\p{L}]+/gu, '');
  return [...document.querySelectorAll('main :is(a, button)[aria-label]')]
    .filter((control) => control.checkVisibility() && !letters(control.getAttribute('aria-label')).includes(letters(control.textContent)))
    .map((control) => `"${control.getAttribute('aria-label')}" does not contain "${control.textContent}"`);
};

const inputs: Check = () => {
  const expected: Record<string, Record<string, string>> = {
    email: { type: 'email', inputmode: 'email' },
    password: { type: 'password' },
    proposedRate: { inputmode: 'decimal' },
    budgetMin: { inputmode: 'decimal' },
    budgetMax: { inputmode: 'decimal' },
    openings: { inputmode: 'numeric' },
    startDate: { type: 'date' },
    startTime: { type: 'time' },
    query: { type: 'search', enterkeyhint: 'search' },
    rate: { inputmode: 'decimal' },
  };
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea')) {
    if (!control.checkVisibility() || control.matches('[type=radio],[type=checkbox],[type=color],[type=file]')) continue;
    const size = Number.parseFloat(getComputedStyle(control).fontSize);
    if (size < 16) found.push(`${control.name} has ${size} px: an iPhone would zoom`);
    // A choice in a select has no keyboard.
    for (const [attribute, value] of control.matches('select') ? [] : Object.entries(expected[control.name] ?? {})) {
      if (control.getAttribute(attribute) !== value) found.push(`${control.name} has ${attribute}=${control.getAttribute(attribute)}`);
    }
    // One's own address is the name to sign in with; somebody else's is not filled in.
    if (control.name === 'email' && !['username', 'off'].includes(control.autocomplete))
      found.push(`an email with autocomplete=${control.autocomplete}`);
    if (control.type === 'password' && !control.autocomplete.endsWith('-password')) found.push(`a password without autocomplete`);
  }
  return found;
};

const submitsEnabled: Check = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
    .filter((button) => button.disabled)
    .map((button) => `${button.textContent} is disabled`);

const pictures: Check = () =>
  [...document.querySelectorAll('img')]
    .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
    .map((image) => `${image.src} reserves no place`);

/** Doubles the size of text, as a reader can: all of it grows, nothing is cut off, and nothing scrolls sideways. */
const largeText: Check = () => {
  const root = document.documentElement;
  const texts: { node: Node; element: Element; size: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (!element.closest('.vh,.skip,option,script,style')) texts.push({ node, element, size: sizeOf(element) });
  }
  root.style.fontSize = '200%';
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`large text scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`);
  const range = document.createRange();
  for (const { node, element, size } of texts) {
    const name = node.textContent?.trim().slice(0, 40);
    // The largest headings depend on the width as well.
    if (sizeOf(element) < size * (size < 32 ? 1.95 : 1.4)) found.push(`${size} px becomes only ${sizeOf(element)} px: ${name}`);
    // Shortened on purpose; the whole text is on a page of its own.
    if (element.closest('.trunc,.clamp,.tear,.brandmark')) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY) && !box.matches('.btn,.pill,.chip,.count,.top-bar')) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (text.left < left - 2 || text.right > right + 2 || text.top < top - 6 || text.bottom > bottom + 6)
        found.push(`large text is cut off by ${box.tagName}.${box.className}: ${name}`);
      break;
    }
  }
  root.style.fontSize = '';
  return found;
};

/** What holds for the frame around a page. */
export const frameChecks: Check[] = [bottomBar, landmarks];

export const checks: Check[] = [
  noSidewaysScroll,
  oneHeading,
  textSizes,
  onePrimary,
  targets,
  labels,
  labelInName,
  inputs,
  submitsEnabled,
  pictures,
  largeText,
];
