import { cue } from '../../said/cue';

/** Upkeep or repair that the firm is asked whether it does: "do you do power flushing?" */
export const serviceAsked = cue(`
  (do|can|could|will|would|does|are) (you|u|ye|yous|yas|your lot|your firm) (guys |lot |also |still |ever |even |able to )*(do|offer|provide|carry out|handle|deal with|undertake|sort|fix|repair) (a |an |any |the |full |boiler |heating |gas |emergency |plumbing |small |minor |general |chemical |system )*(power ?flush(ing|es|ed)?|flush(ing|es)?|system cleans?|descal(e|ing)|plumbing|breakdowns?|repairs?|repair work|leak detection|leak tests?|tightness tests?|pressure tests?|inhibitor|cover|cover plans?|care plans?|maintenance|health checks?|taps?|leaks?)(?= \\?| \\.| ,| too| as well| at all| in| on| for| then| $)
  (do|can|could|will|would) (you|u|ye|yous) (power ?flush|flush|descale|clean out) (a |an |the |my |our |whole |central |heating )*({heater}|systems?)
`);

/** Something that the firm is asked whether it sells or fits. */
export const productAsked = cue(`
  (do|can|could|will|would|does) (you|u|ye|yous|yas|your lot|your firm) (guys |lot |also |still |ever |even )*(do|sell|stock|supply|offer|fit|install|put in) (a |an |any |the |new |replacement )*(boilers?|combis?|heat pumps?|radiators?|magnetic filters?|system filters?|magnacleans?|filters|water softeners?|scale reducers?|smart (thermostats?|controls|heating)|underfloor heating|wet underfloor|unvented( cylinders?)?|thermal stores?|towel rails?|trvs?|gas fires?)(?= \\?| \\.| ,| too| as well| at all| in| then| $)
`);
