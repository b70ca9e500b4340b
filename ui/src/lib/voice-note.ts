/** A length of time as a player shows it: 0:12. */
export const playingTime = (milliseconds: number) =>
  `${Math.floor(milliseconds / 60_000)}:${String(Math.floor(milliseconds / 1_000) % 60).padStart(2, '0')}`;

/** What a voice note is called: "Voice note, 0:12". */
export const voiceNote = (milliseconds: number) => `Voice note, ${playingTime(milliseconds)}`;

/** What a file that someone added is called. */
export const nameOf = ({ name, duration }: { name: string; duration: number | null }) => (duration === null ? name : voiceNote(duration));
