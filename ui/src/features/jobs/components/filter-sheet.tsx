import { Button } from '../../../kit/button';
import { Sheet } from '../../../kit/sheet';
import type { Params } from '../filters';
import { FilterFields } from './filter-fields';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  params: Params;
  onChange: (change: Params) => void;
  /** Label of the button at the bottom: "Show 48 jobs". */
  doneLabel: string;
}

export default function FilterSheet({ open, onClose, params, onChange, doneLabel }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <Button variant="primary" size="lg" block onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <FilterFields params={params} onChange={onChange} />
    </Sheet>
  );
}
