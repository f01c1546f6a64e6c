import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { AsyncView } from '../../../../ui/AsyncView';
import { formatDate } from '../../../../ui/format';
import { Notice } from '../../../../ui/Notice';
import { AllowAgain } from './AllowAgain';
import { ChannelMark } from './ChannelMark';
import { useSuppressedAddressesQuery } from './delivery-log.api';
import { addressInWords } from './in-words';
import { LogSkeleton } from './LogSkeleton';
import { stackedBody, stackedHead, stackedRow, stackedTable, wholeRow } from './stacked-row';
import { causeInWords, type Suppression } from './suppression-words';

interface RowProps {
  readonly suppression: Suppression;
  readonly onAllow: () => void;
}

const Row = ({ suppression, onAllow }: RowProps) => {
  const { channel, cause, installerId, at } = suppression;
  const address = addressInWords(suppression.address, channel);
  return (
    <TableRow sx={stackedRow}>
      <TableCell sx={wholeRow}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          <ChannelMark channel={channel} />
          <span>{address}</span>
        </Box>
      </TableCell>
      <TableCell sx={wholeRow}>{causeInWords[cause]}</TableCell>
      <TableCell sx={wholeRow}>{installerId}</TableCell>
      <TableCell sx={{ alignSelf: 'center' }}>
        <Box component="time" dateTime={at} sx={{ color: 'var(--text-soft)', whiteSpace: 'nowrap' }}>
          {formatDate(at)}
        </Box>
      </TableCell>
      <TableCell align="right">
        <Button size="small" aria-label={`Allow again: ${address}, ${installerId}`} onClick={onAllow}>
          Allow again
        </Button>
      </TableCell>
    </TableRow>
  );
};

const keyOf = ({ installerId, channel, addressHash }: Suppression): string =>
  `${installerId} ${channel} ${addressHash}`;

/** The addresses that nothing more is sent to, newest first. */
export const SuppressedAddresses = () => {
  const listed = useSuppressedAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Suppression | null>(null);
  return (
    <Card component="section" aria-label="Suppressed addresses">
      <AsyncView
        of={listed}
        loading={<LogSkeleton />}
        error="Failed to fetch the suppressed addresses"
        isEmpty={({ suppressions }) => suppressions.length === 0}
        empty={
          <Notice
            role="status"
            title="Every address may be written to"
            text="One whose messages come back, or whose reader wants no more, is listed here."
          />
        }
      >
        {({ suppressions }) => (
          <Table aria-label="Suppressed addresses" sx={stackedTable}>
            <TableHead sx={stackedHead}>
              <TableRow>
                <TableCell sx={{ pl: 3 }}>Address</TableCell>
                <TableCell>Cause</TableCell>
                <TableCell>Installer</TableCell>
                <TableCell>Since</TableCell>
                <TableCell align="right" sx={{ pr: 3 }}>
                  Actions
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody sx={stackedBody}>
              {suppressions.map((suppression) => (
                <Row key={keyOf(suppression)} suppression={suppression} onAllow={() => setAsked(suppression)} />
              ))}
            </TableBody>
          </Table>
        )}
      </AsyncView>
      {asked && <AllowAgain suppression={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
};
