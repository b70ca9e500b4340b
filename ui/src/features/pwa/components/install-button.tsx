import { Download, EllipsisVertical, Share, SquarePlus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../kit/icon';
import { canInstall, takePrompt, useInstall } from '../../../lib/install';
import { type InstallGuide, installGuide, thisDevice } from '../device';
import { reportInstall } from '../report-install';

/** Installs the app with the browser's prompt, or explains how to do it in browsers that have none. */
export function InstallButton() {
  const install = useInstall();
  const [isOpen, setIsOpen] = useState(false);
  const guide = install.installed ? null : installGuide(thisDevice());
  if (!canInstall(install) && !guide) return null;
  const start = async () => {
    const prompt = takePrompt();
    if (!prompt) return setIsOpen(true);
    const { outcome } = await prompt.prompt();
    if (outcome === 'accepted') void reportInstall('prompt');
  };
  return (
    <>
      <div className="list">
        <button type="button" className="list-button" aria-expanded={guide ? isOpen : undefined} onClick={() => void start()}>
          <span className="stamp">
            <Icon of={Download} />
          </span>
          <span className="grow">
            <b>Install App</b>
            <span className="sm mut block">Opens like any app, even with no signal</span>
          </span>
        </button>
      </div>
      {guide && isOpen && <Guide steps={guides[guide]} />}
    </>
  );
}

const guides: Record<InstallGuide, ReactNode[]> = {
  share: [
    <>
      Tap <Icon of={Share} /> <b>Share</b> in the browser bar.
    </>,
    <>
      Choose <Icon of={SquarePlus} /> <b>Add to Home Screen</b>. You may have to scroll down.
    </>,
    <>
      Tap <b>Add</b>.
    </>,
  ],
  dock: [
    <>
      Open <b>File</b> in the menu bar at the top of the screen.
    </>,
    <>
      Choose <b>Add to Dock…</b>
    </>,
    <>
      Click <b>Add</b>.
    </>,
  ],
  menu: [
    <>
      Tap <Icon of={EllipsisVertical} /> <b>Menu</b> in the browser bar.
    </>,
    <>
      Choose <b>Add app to Home screen</b>. Older versions call it <b>Install</b>.
    </>,
    <>
      Tap <b>Add</b>.
    </>,
  ],
};

function Guide({ steps }: { steps: ReactNode[] }) {
  return (
    <ol className="stack gap-2 sm">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
        <li key={index}>
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  );
}
