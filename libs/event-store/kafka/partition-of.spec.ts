import { Partitioners } from 'kafkajs';
import { partitionOf } from './partition-of';

const kafkas = Partitioners.DefaultPartitioner();

const whereKafkaPuts = (key: string, partitions: number): number => {
  const partitionMetadata = Array.from({ length: partitions }, (_, partitionId) => ({
    partitionId,
    partitionErrorCode: 0,
    leader: 1,
    replicas: [1],
    isr: [1],
  }));
  return kafkas({ topic: 'any', partitionMetadata, message: { key, value: null } });
};

const slugs = Array.from({ length: 500 }, (_, n) => `installer-${'of-heating-'.repeat(n % 7)}${n}`);

it.each([1, 3, 6, 50])('puts a tenant where any other client of Kafka would, of %i partitions', (partitions) => {
  const places = slugs.map((slug) => partitionOf(slug, partitions));
  expect(places).toEqual(slugs.map((slug) => whereKafkaPuts(slug, partitions)));
  expect(new Set(places).size).toBe(partitions);
});

it('keeps what belongs to no tenant together', () => {
  expect(partitionOf(null, 6)).toBe(whereKafkaPuts('', 6));
});
