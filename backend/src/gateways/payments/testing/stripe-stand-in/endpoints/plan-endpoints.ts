import { endpoint } from '../endpoint';
import { priceObject, productObject, taxRateObject } from '../objects/plan-objects';
import { pageOf } from '../pages';
import { priceCreate, priceList, taxRateCreate, taxRateList } from '../requests/parameters';
import { invalid } from '../requests/refusal';

export const planEndpoints = [
  endpoint('GET /v1/prices', priceList, [], ({ book, given }) =>
    pageOf(
      '/v1/prices',
      book.prices.all.filter(
        ({ active, lookup_key: key }) =>
          (given.active === undefined || given.active === active) &&
          (given.lookup_keys === undefined || given.lookup_keys.includes(key ?? '')),
      ),
      given,
    ),
  ),
  endpoint('POST /v1/prices', priceCreate, ['currency'], ({ book, given }) => {
    const { product, product_data: made, lookup_key: lookupKey = null, recurring, unit_amount: amount } = given;
    if ((product === undefined) === (made === undefined)) throw invalid('Give one of product and product_data');
    if (amount === undefined || !recurring?.interval) throw invalid('This stand-in has recurring prices of an amount');
    if (book.prices.all.some(({ active, lookup_key: key }) => active && key !== null && key === lookupKey))
      throw invalid(`A price already uses the lookup key ${lookupKey}`, { param: 'lookup_key' });
    const owner = made
      ? book.products.put(productObject(book.id('prod'), book.now, made.name ?? ''))
      : book.products.get(product ?? '', 'product');
    return book.prices.put(
      priceObject({
        id: book.id('price'),
        at: book.now,
        currency: given.currency ?? '',
        amount,
        interval: recurring.interval,
        taxBehavior: given.tax_behavior ?? 'unspecified',
        lookupKey,
        product: owner.id,
      }),
    );
  }),
  endpoint('GET /v1/tax_rates', taxRateList, [], ({ book, given }) =>
    pageOf(
      '/v1/tax_rates',
      book.taxRates.all.filter(
        ({ active, inclusive }) =>
          (given.active === undefined || given.active === active) &&
          (given.inclusive === undefined || given.inclusive === inclusive),
      ),
      given,
    ),
  ),
  endpoint(
    'POST /v1/tax_rates',
    taxRateCreate,
    ['display_name', 'inclusive', 'percentage'],
    ({ book, given: { display_name: name = '', percentage = 0, inclusive = false, country = null } }) => {
      if (percentage < 0 || percentage > 100) throw invalid('Invalid percentage', { param: 'percentage' });
      const made = { id: book.id('txr'), at: book.now, name, percentage, inclusive, country };
      return book.taxRates.put(taxRateObject(made));
    },
  ),
];
