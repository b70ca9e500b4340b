import { useSearchParams } from '../lib/router/hooks';
import { useSetParam } from './use-set-param';

export interface SegmentOption<T extends string> {
  value: T;
  label: string;
  /** Null until it's known, so that the choices keep their places when it comes. */
  count?: number | null;
}

interface SegmentProps<T extends string> {
  label: string;
  options: SegmentOption<T>[];
  value: T | null;
  onChoose: (value: T) => void;
}

/** Two to four choices side by side; the current one is pressed. */
export function Segment<T extends string>({ label, options, value, onChoose }: SegmentProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that take effect at once are no form
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChoose(option.value)}>
          <span>
            {option.label}
            {option.count !== undefined && <span className="n"> {option.count ?? '…'}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The same with the choice stored in the address; an empty value, the default, is left out. */
export function SegmentParam({ param, label, options }: { param: string; label: string; options: SegmentOption<string>[] }) {
  const [params] = useSearchParams();
  const choose = useSetParam(param);
  const asked = params.get(param) ?? '';
  const current = options.find((option) => option.value === asked)?.value ?? options[0]?.value ?? '';
  return <Segment label={label} options={options} value={current} onChoose={choose} />;
}
