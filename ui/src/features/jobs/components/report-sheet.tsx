import * as v from 'valibot';
import { useReportJob } from '../../../data/jobs/report';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/card-choice';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Job, ReportReason } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { reportLabels } from '../report-labels';

const options = Object.entries(reportLabels).map(([value, label]) => ({ value, label }));
const schema = v.object({ reason: v.picklist(Object.keys(reportLabels) as ReportReason[], 'Choose what’s wrong.'), note: optionalText(1000) });

export default function ReportSheet({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const [form, draft] = useDraftForm(`report:${job.id}`, schema, { reason: '' as ReportReason, note: '' });
  const report = useReportJob(job.id, () => {
    draft.clear();
    toast('Report sent', 'The office will look into it. The employer won’t know it was you.');
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title="What’s wrong with it?">
      <Form form={form} name="report" failure={report.error} draft={draft} onSubmit={(body) => report.act(body)}>
        <CardChoice name="reason" label={`“${job.title}”`} look="choice-row" options={options} />
        <TextArea name="note" label="Details" optional rows={3} maxLength={1000} />
        <Button type="submit" variant="primary" pending={report.pending} pendingLabel="Sending…">
          Send report
        </Button>
      </Form>
    </Sheet>
  );
}
