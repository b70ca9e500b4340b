export const sections = ['1', '2.1', '2.2', '2.3', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The specification's words, the test's file from the root of the repository, and a part of the test's title. */
export type Row = readonly [section: (typeof sections)[number], words: string, file: string, test: string];
