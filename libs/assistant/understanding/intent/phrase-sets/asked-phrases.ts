import { phraseSet } from '../../phrases/phrase-set';

/** Upkeep or repair that the firm is asked whether it does: "do you do power flushing?" */
export const serviceAsked = phraseSet(`
  (do|can|could|will|would|does|are) (you|u|ye|yous|yas|your lot|your firm) (guys |lot |also |still |ever |even |able to )*(do|offer|provide|carry out|handle|deal with|undertake|sort|fix|repair) (a |an |any |the |full |boiler |heating |gas |emergency |plumbing |small |minor |general |chemical |system )*(power ?flush(ing|es|ed)?|flush(ing|es)?|system cleans?|descal(e|ing)|plumbing|breakdowns?|repairs?|repair work|leak detection|leak tests?|tightness tests?|pressure tests?|inhibitor|cover|cover plans?|care plans?|maintenance|health checks?|taps?|leaks?)(?= \\?| \\.| ,| too| as well| at all| in| on| for| then| $)
  (do|can|could|will|would) (you|u|ye|yous) (power ?flush|flush|descale|clean out) (a |an |the |my |our |whole |central |heating )*({heater}|systems?)
`);

export const productAsked = phraseSet(`
  (do|can|could|will|would|does) (you|u|ye|yous|yas|your lot|your firm) (guys |lot |also |still |ever |even )*(do|sell|stock|supply|offer|fit|install|put in) (a |an |any |the |new |replacement )*(boilers?|combis?|heat pumps?|radiators?|magnetic filters?|system filters?|magnacleans?|filters|water softeners?|scale reducers?|smart (thermostats?|controls|heating)|underfloor heating|wet underfloor|unvented( cylinders?)?|thermal stores?|towel rails?|trvs?|gas fires?)(?= \\?| \\.| ,| too| as well| at all| in| then| $)
`);

/** How something that works is to be used, and no fault of it: "I don't know how to work the heating". */
export const usage = phraseSet(`
  (dont|do not|doesnt|didnt|not sure|no idea|no clue|not a clue|never|cant|cannot|couldnt|havent a clue|struggling|confused|not) (really |quite |even |yet |to |understand |know |remember |sure |work out |figure out |a clue |see |been shown )*(how|about how) (to|i|you|she|he|we|they|it|the|this|do|does) (i |you |we )?(work|works|use|operate|set|programme|program)( up)? (the |my |our |her |his |their |this |that |these |new |heating |central |smart |wee |bloody |damn )*({heater}|thermostat|thermostats|controls?|timer|programmer|clock|hive|nest|tado|app|it|thing|panel|dial)(?= \\?| \\.| ,| i| and| at| so| since| yet| now| for| $)
  (dont|do not|doesnt|didnt|not sure|no idea|no clue|not a clue|never) (really |quite |even |know |understand |sure )*how (the |my |our |her |his |this |new |heating |central )*({heater}|thermostat|controls?|timer|programmer|clock|hive|nest|tado|app|it) (works?|is (used|set|worked)|operates?)(?= \\?| \\.| ,| and| at| $)
  (cant|cannot|couldnt|dont|do not|doesnt|struggling to|trying to) (really |quite |seem to )*(work out|figure out|understand|fathom|get my head round|get my head around|get the hang of) (how to (use|work|set|operate) )?(the |my |our |her |his |this |these |new |heating |central |smart )*(thermostat|thermostats|controls?|timer|programmer|clock|hive|nest|tado|app|heating controls|instructions|manual|display|settings)(?= \\?| \\.| ,| and| at| so| it| $)
  (show|teach|explain|tell|talk) (to )?(me|us|her|him|them|my \\w+) (again )?(through )?how to (work|use|set|operate|programme|program) (the |my |our |her |his |this |new |heating )*({heater}|thermostat|controls?|timer|programmer|hive|nest|tado|app|it)
  how (do|does|can|to) (i |you |u |we |she |one )?(work|use|operate) (the |my |our |her |his |this |these |new |heating |central |smart )*({heater}|thermostat|thermostats|controls?|timer|programmer|hive|nest|tado|app)(?= \\?| \\.| ,| $)
  (thermostat|controls|timer|programmer|hive|nest|tado|app) (is |are |just |really |totally |completely )*(confuses|confusing|baffles|baffling|too complicated|complicated|a mystery)
`);
