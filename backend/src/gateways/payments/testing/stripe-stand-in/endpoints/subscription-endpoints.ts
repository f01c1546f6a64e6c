import { idOf } from '../book';
import { subscriptionIdOf, voided } from '../acts/invoicing';
import { cancelled, changed, subscribed } from '../acts/subscribing';
import { endpoint } from '../endpoint';
import { isWithin, pageOf } from '../pages';
import {
  invoiceList,
  invoicePaymentList,
  invoiceVoid,
  onlyExpand,
  subscriptionCancel,
  subscriptionCreate,
  subscriptionUpdate,
} from '../requests/parameters';
import { invalid } from '../requests/refusal';

export const subscriptionEndpoints = [
  endpoint('POST /v1/subscriptions', subscriptionCreate, ['items'], ({ book, given }) => subscribed(book, given)),
  endpoint('GET /v1/subscriptions/:id', onlyExpand, [], ({ book, id }) => book.subscriptions.get(id)),
  endpoint('POST /v1/subscriptions/:id', subscriptionUpdate, [], ({ book, id, given }) => changed(book, id, given)),
  endpoint('DELETE /v1/subscriptions/:id', subscriptionCancel, [], ({ book, id }) => cancelled(book, id)),
  endpoint('GET /v1/invoices', invoiceList, [], ({ book, given }) => {
    if (given.subscription !== undefined) book.subscriptions.get(given.subscription, 'subscription');
    return pageOf(
      '/v1/invoices',
      book.invoices.all.filter(
        (each) =>
          (given.subscription === undefined || subscriptionIdOf(each) === given.subscription) &&
          (given.customer === undefined || idOf(each.customer) === given.customer) &&
          (given.status === undefined || each.status === given.status) &&
          isWithin(each.created, given.created),
      ),
      given,
    );
  }),
  endpoint('GET /v1/invoices/:id', onlyExpand, [], ({ book, id }) => book.invoices.get(id)),
  endpoint('POST /v1/invoices/:id/void', invoiceVoid, [], ({ book, id }) => voided(book, id)),
  endpoint('GET /v1/invoice_payments', invoicePaymentList, [], ({ book, given }) => {
    if (given.payment && given.payment.type === undefined)
      throw invalid('Missing required param: payment[type].', { code: 'parameter_missing', param: 'payment[type]' });
    return pageOf(
      '/v1/invoice_payments',
      book.invoicePayments.all.filter(
        ({ invoice, payment, status }) =>
          (given.invoice === undefined || idOf(invoice) === given.invoice) &&
          (given.status === undefined || status === given.status) &&
          (given.payment === undefined || idOf(payment.payment_intent) === given.payment.payment_intent),
      ),
      given,
    );
  }),
];
