const steps = [
  {
    title: 'Apply in two minutes',
    text: 'Open a job and send your rate with a line about yourself. If you lose your signal, your draft is saved.',
  },
  {
    title: 'Agree on the work',
    text: 'The employer sees your application right away, replies here, and makes an offer with a rate and a date. You accept or decline.',
  },
  {
    title: 'Do it and get paid',
    text: 'You both have the agreement in writing, and you keep every dollar you agreed on. We take nothing from your pay.',
  },
];

export function HowItWorks() {
  return (
    <section id="how" className="stack gap-4">
      <h2>How it works</h2>
      <div className="grid g-3 gap-8">
        {steps.map((step) => (
          <div key={step.title} className="howstep stack gap-2">
            <h3>{step.title}</h3>
            <p className="mut">{step.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
