import { refunded } from '../acts/paying';
import { idOf } from '../book';
import { endpoint } from '../endpoint';
import { isWithin, pageOf } from '../pages';
import { eventList, onlyExpand, paymentIntentList, refundCreate } from '../requests/parameters';
import { invalid } from '../requests/refusal';

const eventsKept = 30 * 86_400;
const mostTypes = 20;

export const paymentEndpoints = [
  endpoint('GET /v1/payment_intents', paymentIntentList, [], ({ book, given }) => {
    if (given.customer !== undefined) book.customers.get(given.customer, 'customer');
    return pageOf(
      '/v1/payment_intents',
      book.intents.all.filter(
        (each) =>
          (given.customer === undefined || idOf(each.customer) === given.customer) &&
          isWithin(each.created, given.created),
      ),
      given,
    );
  }),
  endpoint('GET /v1/payment_intents/:id', onlyExpand, [], ({ book, id }) => book.intents.get(id, 'intent')),
  endpoint('GET /v1/charges/:id', onlyExpand, [], ({ book, id }) => book.charges.get(id)),
  endpoint('POST /v1/refunds', refundCreate, ['payment_intent'], ({ book, given }) => refunded(book, given)),
  endpoint('GET /v1/events', eventList, [], ({ book, given }) => {
    if (given.types && given.types.length > mostTypes) throw invalid('Too many types', { param: 'types' });
    return pageOf(
      '/v1/events',
      book.events.all.filter(
        ({ type, created }) =>
          created > book.now - eventsKept &&
          isWithin(created, given.created) &&
          (given.type === undefined || type === given.type) &&
          (given.types === undefined || given.types.some((each) => each === type)),
      ),
      given,
    );
  }),
];
