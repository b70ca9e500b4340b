import { TextField } from '../../../kit/form/inputs';

/** The clock of disputes, and who else hears appeals. */
export default function DisputeFields() {
  return (
    <>
      <TextField
        name="disputeRules.answerDays"
        label="Working days to answer a dispute"
        inputMode="numeric"
        hint="Without an answer, a mediator from your staff takes over."
      />
      <TextField
        name="disputeRules.outsider"
        label="Who else hears appeals"
        optional
        maxLength={200}
        hint="For example, a mediation center. Whoever decided first can’t decide an appeal, so name someone if you’re alone."
      />
    </>
  );
}
