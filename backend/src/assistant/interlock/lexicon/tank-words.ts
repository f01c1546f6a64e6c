/** Bottled gas and heating oil. */
export const tankWords = {
  bottledGas: {
    en: 'lpg, l p g, ~calor, calor gas, calor tank, calor bottle, ~propane, ~butane, flogas, avanti gas, gas bottle, gas bottles, gas cylinder, gas cylinders, gas tank, gas canister, gas cannister, bottled gas, bulk tank, lpg tank, lpg bottle, lpg cylinder, propane tank, propane bottle, propane cylinder, butane bottle, campingaz, camping gas, caler gas, calour gas, patio gas',
    cy: 'silindr nwy, potel nwy, tanc nwy',
    pl: 'butla z gazem, butli z gazem, butla gazowa, butli gazowej, z butli, butla, butli, propan',
    ur: 'gas cylinder, cylinder ki gas, silinder, gas silinder, gas ka cylinder',
  },
  heatingOil: {
    en: 'heating oil, ~kerosene, kero, oil tank, oil line, oil pipe, oil feed, oil, ~paraffin, oil store, domestic oil, oil supply, oil burner, kerosine, oily',
    cy: 'olew, tanc olew, olew gwresogi',
    pl: 'olej, oleju, olejem, olej opalowy, zbiornik oleju, zbiornik na olej',
    ur: 'mitti ka tel, oil ka tank',
  },
  oilEscaping: { ur: 'tel leak, tel leek, tel gir raha, tel nikal raha, tel beh raha' },
  oilBoiler: {
    en: 'oil boiler, oil boilers, oil combi, oil fired boiler, oil fired, oil heating, oil central heating, oil system',
  },
  oilStore: {
    en: 'oil tank, oil line, oil pipe, oil feed, heating oil, kerosene, kero, kerosine, oil, tanc olew, olew, zbiornik oleju, olej, oleju, oil supply, oil store, oily, paraffin',
  },
  otherOil: {
    en: 'essential, olive, cooking, coconut, chip, car, engine, massage, cbd, hair, vegetable, fryer, baby oil, van, beard, burner lamp, diffuser',
  },
  spill: {
    en: '~leak, ~leaks, ~leaking, leaked, leek, leeking, ~leakage, spill, ~spilt, ~spilled, spilling, spillage, spills, pouring, gushing, dripping, weeping, seeping, everywhere, burst, split, cracked, ruptured, all over, puddle, pool, pooling, escaping, overflowed, overfilled, overflowing, soaked, gollwng, wyciek, wycieka, cieknie, rozlal, rozlany, leak ho, coming out, losing, dripped, running out into',
  },
  tankTrouble: {
    en: '~leak, ~leaks, ~leaking, leaked, leek, leeking, hissing, hiss, damaged, fell over, fallen over, knocked over, tipped over, venting, escaping, frosting, frosted, in a fire, cracked, syczy, ulatnia, wycieka, gollwng, split, alarm, dented, coming out, emptied itself, leak ho',
  },
} as const;
