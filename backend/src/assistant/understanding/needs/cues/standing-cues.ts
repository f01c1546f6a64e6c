import { cue } from '../../said/cue';

export const owner = cue(`
  (i|we|my wife and i|me and my husband|both of us) (do |actually |jointly |just |only |already |both )?(own|bought|owned) (it|the|my|our|this|a|here|outright|both)
  (home ?owner|owner occupier|owner occupied|house owner|owneroccupier)
  (im|i am|we are|were|yes|am) (the |an |joint |sole |a )*(owners?|home ?owners?|freeholder|leaseholder)
  (my|our|me) own (house|home|flat|place|property|bungalow)
  (its|it is|house is|flat is|place is|property is) (mine|ours|my own|our own|privately owned|owned)
  (own|owned) (the |my |our )?(house|home|property|flat|bungalow|place|outright|it|by (me|us))
  (mortgage|mortgaged|freehold)
  (, |\\. |yes |yep )owner(?= , | \\. | $)
`);

export const landlord = cue(`
  (im|i am|we are|were|as|am) (the |a |his |her |their |your |private |an accidental |small )*landlords?
  landlord (here|speaking|with|of)
  (my|our|the|i have|ive got|weve got|got) (own |\\d |two |three |four |few |some )*(tenants|tenanted|tenanted (flat|house|property))
  (my|our|a|one of my|one of our|the|own|several|\\d|two|three|for a|for my) (rental|rentals|buy to let|btl|hmo|rental property|rental properties|rental flat|rented out|let property|lettings? property|student let|student house|investment property|holiday let|air ?bnb)
  (i|we) (let|rent|rents) (it |the |my |our |this |a |out )*(out|flat|house|property|properties) ?(out|to)?
  (my|our) tenant
  (property|house|flat|place|bungalow|one) (that )?(i|we) (let|rent) out
`);
/** Somebody else's landlord. */
export const tenant = cue(`
  (im|i am|we are|were|as|am) (the|a|only the|just the|just a) tenants?
  (my|our|the) landlord (said|says|wants|wont|is|has|told|doesnt|never)
`);

export const authorised = cue(`
  (landlord|owner|landlady|agent|council|management company|estate|mum|mother|dad|father|housing association) (has |have |is |was |already |s )*(said|says|say|agreed|agrees|ok|okay|oks|happy|fine|authorised|approved|given|gave|allowed|told me|asked me|wants me|permission|is paying|will pay|okayed|okd|signed)
  (im|i am|ive been|been|fully|am|we are) (fully |legally |all )?authorised
  (authorised|authority|permission|approval|go ahead|okay|consent|clearance) (to|from|by|of) (the |my |our |his |her |arrange |book |act |)*(landlord|owner|landlady|family|arrange|book|act|make|decide|sign|get|council)
  (power of attorney|attorney|poa|executor|trustee)
  (acting|on behalf|managing|manage|manages) (on behalf )?(of |for |it for |the property for |this for )*(the |my |our )?(landlord|owner|landlady|mum|mother|dad|father|nan|gran|client|clients|trust|church|school|estate|parents|property|building)
  (managing|property|letting|lettings|estate) agents?
  (property|facilities|building|site) manager
  we manage
`);

export const noCustomer = cue(`
  (just|only) (being nosy|browsing|curious|having a laugh|messing|messing about|bored)
  (no|dont|not) ..2 (need|want) (any )?(work|anything|heating work) (doing|done)
`);
