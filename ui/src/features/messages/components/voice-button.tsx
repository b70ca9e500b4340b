import { Mic, Square, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { type HeldFile, held } from '../../../lib/outbox';
import { canRecord, maxRecording, type Recording, startRecording } from '../../../lib/recorder';
import { playingTime } from '../../../lib/voice-note';

/** In milliseconds. */
const second = 1_000;

interface VoiceButtonProps {
  onAdd: (file: HeldFile) => void;
  disabled: boolean;
}

/** Records a voice note and adds it to the message. */
export function VoiceButton({ onAdd, disabled }: VoiceButtonProps) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [error, setError] = useState<unknown>(null);
  const began = useRef(0);
  const stop = useRef(() => {});
  // Leaving the page gives the microphone back.
  useEffect(() => () => recording?.cancel(), [recording]);
  if (!canRecord()) return null;

  const finish = async () => {
    setRecording(null);
    if (!recording) return;
    const duration = Date.now() - began.current;
    const file = await recording.stop();
    onAdd(held('voice', file.name, file, duration));
  };
  stop.current = () => void finish();
  const start = async () => {
    setError(null);
    try {
      setRecording(await startRecording(() => stop.current()));
      began.current = Date.now();
    } catch (failure) {
      setError(failure);
    }
  };
  if (recording) {
    return (
      <span className="row gap-2 talk-recording">
        <Elapsed />
        <Button aria-label="Discard the recording" onClick={() => setRecording(null)}>
          <Icon of={X} />
        </Button>
        <Button variant="danger" aria-label="Finish recording" onClick={stop.current}>
          <Icon of={Square} />
        </Button>
      </span>
    );
  }
  return (
    <>
      <Button aria-label="Record a voice note" disabled={disabled} onClick={() => void start()}>
        <Icon of={Mic} />
      </Button>
      <ErrorLine error={error} />
    </>
  );
}

/** How long the recording is, and how long it may get. */
function Elapsed() {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setMs(Date.now() - began), second / 4);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="num sm" role="timer" aria-label="Recording">
      {playingTime(ms)} / {playingTime(maxRecording)}
    </span>
  );
}
