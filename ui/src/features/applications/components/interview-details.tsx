import { CalendarPlus, Clock } from 'lucide-react';
import { useSite } from '../../../data/site/site';
import { Icon } from '../../../kit/icon';
import type { Application, Interview } from '../../../lib/api';
import { isPhone, isWebLink, telHref } from '../../../lib/contact';
import { moment } from '../../../lib/moment';

const ways: Record<Interview['how'], string> = { in_person: 'In person', phone: 'By phone', video: 'On video', other: 'Where' };

/** When, how and where the interview is, with a file for the calendar. */
export function InterviewDetails({ application, now = Date.now() }: { application: Application; now?: number }) {
  const { zone } = useSite();
  const { interview } = application;
  if (!interview) return null;
  const { text, own } = moment(interview.at, zone);
  const isPast = interview.at < now;
  return (
    <section className={isPast ? 'interview past' : 'interview'} aria-label="Interview">
      <Icon of={Clock} />
      <div className="grow stack gap-1">
        <p className="b">
          {isPast ? 'The interview was ' : 'Interview: '}
          {text}
        </p>
        {own && <p className="sm mut">{own} where you are</p>}
        <p className="sm break">
          {ways[interview.how]}: <Place text={interview.where} />
        </p>
        {interview.note && <p className="sm break">“{interview.note}”</p>}
        {!isPast && (
          <a className="tap sm" href={`/api/applications/${application.id}/interview.ics`} download>
            <Icon of={CalendarPlus} size="s" />
            Add to calendar
          </a>
        )}
      </div>
    </section>
  );
}

/** When and where the interview is, in one line. */
export function InterviewLine({ application, now = Date.now() }: { application: Application; now?: number }) {
  const { zone } = useSite();
  const { interview } = application;
  if (!interview) return null;
  const { text, own } = moment(interview.at, zone);
  return (
    <p className="sm break">
      <b>
        {interview.at < now ? 'Interview was ' : 'Interview '}
        {text}
      </b>
      {own && ` (${own} where you are)`}, {interview.where}
    </p>
  );
}

/** A phone number or a web address becomes a link. */
function Place({ text }: { text: string }) {
  if (isPhone(text)) return <a href={telHref(text)}>{text}</a>;
  if (!isWebLink(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}
