import { cancelled, isOver } from '../acts/subscribing';
import { idOf } from '../book';
import { endpoint } from '../endpoint';
import { customerObject, portalObject } from '../objects/customer-object';
import { customerCreate, customerUpdate, onlyExpand, portalCreate } from '../requests/parameters';
import { invalid } from '../requests/refusal';

const withAddress = (email: string | undefined): void => {
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
};

export const customerEndpoints = [
  endpoint('POST /v1/customers', customerCreate, [], ({ book, given }) => {
    const { email, name = null, metadata = {} } = given;
    withAddress(email);
    const made = { id: book.id('cus'), at: book.now, email: email ?? null, name, metadata };
    const customer = book.customers.put(customerObject(made));
    book.tell('customer.created', customer);
    return customer;
  }),
  endpoint(
    'GET /v1/customers/:id',
    onlyExpand,
    [],
    ({ book, id }) => book.formerCustomers.find(id) ?? book.customers.get(id),
  ),
  endpoint('DELETE /v1/customers/:id', onlyExpand, [], ({ book, id }) => {
    const gone = book.customers.get(id);
    for (const each of book.subscriptions.all)
      if (idOf(each.customer) === id && !isOver(each)) cancelled(book, each.id);
    book.customers.drop(id);
    book.cards.delete(id);
    book.tell('customer.deleted', gone);
    return book.formerCustomers.put({ id, object: 'customer', deleted: true });
  }),
  endpoint('POST /v1/customers/:id', customerUpdate, [], ({ book, id, given }) => {
    const { email, name, metadata = {} } = given;
    withAddress(email);
    const before = book.customers.get(id);
    const after = book.customers.put({
      ...before,
      email: email ?? before.email,
      name: name ?? before.name,
      metadata: { ...before.metadata, ...metadata },
    });
    book.tell('customer.updated', after);
    return after;
  }),
  endpoint('POST /v1/billing_portal/sessions', portalCreate, ['customer'], ({ book, given }) => {
    const customer = book.customers.get(given.customer ?? '', 'customer').id;
    const { return_url: returnUrl = '' } = given;
    if (!URL.canParse(returnUrl)) throw invalid('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
    return portalObject(book.id('bps'), book.now, customer, returnUrl);
  }),
];
