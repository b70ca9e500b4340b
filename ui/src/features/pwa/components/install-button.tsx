import { Download, Share, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../kit/icon';
import { canInstall, takePrompt, useInstall } from '../../../lib/install';
import { isIos } from '../device';
import { reportInstall } from '../report-install';

/** Installs the app with the browser's prompt. On iOS, which has none, explains how to use the share menu. */
export function InstallButton() {
  const install = useInstall();
  const [guide, setGuide] = useState(false);
  const needsGuide = isIos() && !install.installed;
  if (!canInstall(install) && !needsGuide) return null;
  const start = async () => {
    const prompt = takePrompt();
    if (!prompt) return setGuide(true);
    const { outcome } = await prompt.prompt();
    if (outcome === 'accepted') void reportInstall('prompt');
  };
  return (
    <>
      <div className="list">
        <button type="button" className="list-button" aria-expanded={needsGuide ? guide : undefined} onClick={() => void start()}>
          <span className="stamp">
            <Icon of={Download} />
          </span>
          <span className="grow">
            <b>Install App</b>
            <span className="sm mut block">Opens like any app, even with no signal</span>
          </span>
        </button>
      </div>
      {guide && <Guide />}
    </>
  );
}

function Guide() {
  return (
    <ol className="stack gap-2 sm">
      <li>
        1. Tap <Icon of={Share} /> <b>Share</b> in the browser bar.
      </li>
      <li>
        2. Choose <Icon of={SquarePlus} /> <b>Add to Home Screen</b>. You may have to scroll down.
      </li>
      <li>
        3. Tap <b>Add</b>.
      </li>
    </ol>
  );
}
