import { SelectField, TextField } from '../../../kit/form/inputs';

const weekStarts = [
  { value: 'sunday', label: 'Sunday' },
  { value: 'monday', label: 'Monday' },
  { value: 'saturday', label: 'Saturday' },
];

const roundings = [
  { value: '0', label: 'Don’t round' },
  ...[5, 6, 10, 15].map((minutes) => ({ value: String(minutes), label: `To ${minutes} minutes` })),
];

/** How hours of work count. Every timesheet shows these rules in sentences. */
export default function TimeFields() {
  return (
    <>
      <SelectField name="timeRules.weekStarts" label="First day of a timesheet’s week" options={weekStarts} />
      <div className="grid g-2 gap-4">
        <TextField name="timeRules.overtimeDayHours" label="Daily overtime after" after="hours" inputMode="numeric" optional />
        <TextField name="timeRules.overtimeWeekHours" label="Weekly overtime after" after="hours" inputMode="numeric" optional />
      </div>
      <TextField
        name="timeRules.overtimePercent"
        label="Pay for overtime"
        after="% of the rate"
        inputMode="numeric"
        hint="In the United States, federal law requires 150% after 40 hours a week for most employees. Ask your accountant what applies in your town."
      />
      <div className="grid g-2 gap-4">
        <TextField name="timeRules.breakAfterHours" label="Break required after" after="hours a day" inputMode="numeric" optional />
        <TextField name="timeRules.breakMinutes" label="Break length" after="minutes" inputMode="numeric" />
      </div>
      <SelectField name="timeRules.roundingMinutes" label="Round each entry" options={roundings} hint="To the nearest. Timesheets show both times." />
    </>
  );
}
