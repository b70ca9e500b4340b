// Records a voice note with the microphone: WebM with Opus, or MP4 with AAC where the browser has nothing else.
import { DeviceError } from './errors';

/** In milliseconds; the server accepts no longer ones. */
export const maxRecording = 3 * 60_000;
/** In bits per second: speech stays clear, and three minutes stay below the server's 2 MB. */
const bitRate = 32_000;

const formats = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];

export const canRecord = () => 'mediaDevices' in navigator && 'MediaRecorder' in globalThis;

export interface Recording {
  /** Ends the recording and returns it. */
  stop: () => Promise<File>;
  /** Ends the recording and forgets it. */
  cancel: () => void;
}

/** Asks for the microphone and begins to record. `onLimit` is called when the longest recording is reached. */
export async function startRecording(onLimit: () => void): Promise<Recording> {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
  if (!mimeType) throw new DeviceError('This browser can’t record a voice note.');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } }).catch(() => {
    throw new DeviceError('We can’t use the microphone. Allow it in your browser’s site settings.');
  });
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitRate });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const limit = setTimeout(onLimit, maxRecording);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  const end = () => {
    clearTimeout(limit);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  return {
    stop: async () => {
      end();
      await ended;
      const type = mimeType.split(';')[0] ?? mimeType;
      return new File(parts, type === 'audio/webm' ? 'Voice note.webm' : 'Voice note.m4a', { type });
    },
    cancel: end,
  };
}
