const steps = [
  {
    title: 'Tear off a notice',
    text: 'Open a job and send your rate with a line about yourself. It takes about two minutes, and your draft waits for you if the signal drops.',
  },
  {
    title: 'Agree on the work',
    text: 'The employer sees your application at once, answers here, and makes an offer with a rate and a day. You accept it or you do not.',
  },
  {
    title: 'Do it and get paid',
    text: 'The agreement is kept for both of you. You keep every dollar that was agreed: nothing is taken from your pay.',
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
