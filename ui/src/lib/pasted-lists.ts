/** Bullets before an item: round, square and pointed ones, check marks, those of symbol fonts, and letters that such fonts draw as bullets, before a tab. */
const bullet = /^[^\S\n]*(?:[•·∙●○▪‣►➢✓◦■\uf000-\uf0ff]+[^\S\n]*|(?:[-–—*]|--+)[^\S\n]+|[ov§Øü]\t[^\S\n]*)(?=\S)/gmu;
/** A number before an item, and a tab or several spaces. */
const number = /^[^\S\n]*(\d{1,2}[.)])[^\S\n]+(?=\S)/gmu;

/** Turns pasted bullets into lines of our lists, with the rules of `src/jobs/import/layout.rs`. `data/list-vectors.json` tests both. */
export const withLists = (text: string) => text.replaceAll('\r\n', '\n').replace(bullet, '- ').replace(number, '$1 ');
