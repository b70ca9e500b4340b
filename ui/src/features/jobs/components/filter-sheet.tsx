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
  done: string;
}

export default function FilterSheet({ open, onClose, params, onChange, done }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <Button variant="primary" size="lg" block onClick={onClose}>
          {done}
        </Button>
      }
    >
      <FilterFields params={params} onChange={onChange} />
    </Sheet>
  );
}
