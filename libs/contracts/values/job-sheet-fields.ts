import type { PhotoSlot, SheetField } from './job-sheet';

export interface SheetFieldDefinition {
  readonly label: string;
  /** Of a bare number: "14" is "14 years". */
  readonly unit?: string;
  readonly photo?: PhotoSlot;
  readonly seenInPhoto?: true;
}

export const sheetFields: Readonly<Record<SheetField, SheetFieldDefinition>> = {
  job_type: { label: 'Job' },
  first_name: { label: 'First name' },
  last_name: { label: 'Last name' },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  preferred_time: { label: 'Best time' },
  address: { label: 'Address' },
  postcode: { label: 'Postcode' },
  access: { label: 'Parking and access' },
  tenure: { label: 'Tenure' },
  authorises: { label: 'Who’s paying?' },
  property_type: { label: 'Property' },
  bedrooms: { label: 'Bedrooms', unit: 'bedrooms' },
  bathrooms: { label: 'Bathrooms', unit: 'bathrooms' },
  property_age: { label: 'Property age' },
  occupants: { label: 'Occupants' },
  current_boiler_type: { label: 'Boiler type', photo: 'boiler-front' },
  fuel: { label: 'Fuel', photo: 'data-plate' },
  boiler_make: { label: 'Make', photo: 'data-plate' },
  boiler_model: { label: 'Model', photo: 'data-plate' },
  boiler_age: { label: 'Age', unit: 'years', photo: 'data-plate' },
  gc_number: { label: 'GC number', photo: 'data-plate' },
  working: { label: 'Working' },
  fault_code: { label: 'Fault code', photo: 'boiler-front' },
  pressure: { label: 'Pressure', unit: 'bar', photo: 'boiler-front' },
  symptoms: { label: 'Symptoms' },
  warranty: { label: 'Warranty' },
  last_service: { label: 'Last service' },
  present_location: { label: 'Boiler now', photo: 'boiler-front' },
  wanted_location: { label: 'Boiler wanted', photo: 'proposed-place' },
  flue_kind: { label: 'Flue', photo: 'flue-inside' },
  flue_position: { label: 'Flue position', photo: 'flue-outside', seenInPhoto: true },
  condensate_route: { label: 'Condensate', photo: 'pipes-under', seenInPhoto: true },
  gas_meter_position: { label: 'Gas meter', photo: 'gas-meter', seenInPhoto: true },
  mains_flow: { label: 'Mains flow', unit: 'l/min' },
  cylinder_and_tanks: { label: 'Cylinder and tanks', photo: 'cylinder', seenInPhoto: true },
  radiators: { label: 'Radiators', unit: 'radiators' },
  trvs: { label: 'Radiator valves', photo: 'radiator' },
  microbore: { label: 'Microbore', photo: 'radiator' },
  cold_spots: { label: 'Cold spots' },
  controls_now: { label: 'Controls now', photo: 'controls', seenInPhoto: true },
  controls_wanted: { label: 'Controls wanted' },
  electrics: { label: 'Electrics', photo: 'fuse-box', seenInPhoto: true },
  insulation: { label: 'Insulation' },
  outdoor_space: { label: 'Outdoor space', photo: 'proposed-place' },
  loft_access: { label: 'Loft access' },
  asbestos: { label: 'Asbestos' },
  budget: { label: 'Budget' },
  target_date: { label: 'Wanted by' },
  consents: { label: 'Consents' },
  also_wanted: { label: 'Also asked about' },
};

export const isSheetField = (name: string): name is SheetField => Object.hasOwn(sheetFields, name);

export const sheetOrder: readonly SheetField[] = Object.keys(sheetFields).filter(isSheetField);
