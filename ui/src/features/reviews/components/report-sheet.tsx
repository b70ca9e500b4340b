import * as v from 'valibot';
import { useReportReview } from '../../../data/reviews/reviews';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/card-choice';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Review, ReviewReportReason } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { reportReasons } from '../words';

const options = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));
const schema = v.object({ reason: v.picklist(Object.keys(reportReasons) as ReviewReportReason[], 'Choose what’s wrong.'), note: optionalText(1000) });

/** Reports a review to the moderators. */
export default function ReportSheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const report = useReportReview(review.id, () => {
    onClose();
    toast('Report sent', 'The office will look into it.');
  });
  const form = useSchemaForm(schema, { reason: '' as ReviewReportReason, note: '' });
  return (
    <Sheet open onClose={onClose} title="What’s wrong with it?">
      <Form form={form} name="report" failure={report.error} className="stack gap-4" onSubmit={(body) => report.act(body)}>
        <CardChoice name="reason" label={`The review by ${review.author}`} look="choice-row" options={options} />
        <TextArea name="note" label="Details" optional rows={3} maxLength={1000} />
        <Button type="submit" variant="primary" pending={report.pending} pendingLabel="Sending…">
          Send report
        </Button>
      </Form>
    </Sheet>
  );
}
