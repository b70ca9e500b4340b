import { useState } from 'react';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { clearResume, readResume } from '../../../lib/resume';

/** First on the screen. Leads back to the form after a request got no response and the person was sent to the home page. */
export function ResumeCard() {
  const [resume, setResume] = useState(readResume);
  if (!resume) return null;
  const drop = () => {
    clearResume();
    setResume(null);
  };
  return (
    <div className="wrap resume">
      <Banner
        kind="warn"
        lead={resume.written ? 'No signal. What you wrote is safe.' : 'No signal. Your last step didn’t go through.'}
        action={
          <div className="actions">
            <Button variant="ghost" onClick={drop}>
              Dismiss
            </Button>
            <ButtonLink to={resume.path} onClick={clearResume}>
              Continue{' '}
            </ButtonLink>
          </div>
        }
      >
        You were at “{resume.title}” when the connection was lost.
      </Banner>
    </div>
  );
}
