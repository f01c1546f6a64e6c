import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { Notice } from '../../../ui/Notice';
import type { DiaryAddress } from './useDiaryAddress';

interface NothingChosenProps {
  readonly drawn: readonly Appointment[];
  readonly address: DiaryAddress;
  readonly go: (change: Partial<DiaryAddress>) => void;
  readonly onAdd: () => void;
}

/** What stands in the place of a visit where none is chosen. */
export const NothingChosen = ({ drawn, address, go, onAdd }: NothingChosenProps) => {
  const isFiltered = address.status !== null || address.type !== null;
  const told = () => {
    if (drawn.length > 0)
      return (
        <Notice
          title="Choose a visit"
          text="Arrow keys go through the visits. With Shift they move one, by a quarter of an hour or a day; c confirms."
        />
      );
    if (isFiltered)
      return (
        <Notice
          title="No visits match your filters"
          action={<Button onClick={() => go({ status: null, type: null })}>Show all</Button>}
        />
      );
    return <Notice title="No visits in these days" action={<Button onClick={onAdd}>Add appointment</Button>} />;
  };
  return (
    <Card component="section" aria-label="Selected appointment">
      {told()}
    </Card>
  );
};
