import { givenNames, givenNamesAndWords } from './given-names';

const surnames: ReadonlySet<string> = new Set(
  (
    'smith jones taylor brown williams wilson johnson davies davis patel robinson wright thompson evans walker white roberts green hall wood clarke clark wood harris ' +
    'lewis edwards hughes turner hill cooper ward moore morris king baker harrison young wood allen scott watson parker bennett griffiths cook shaw richardson carter ' +
    'collins bailey bell phillips miller cox richards khan ahmed ali hussain begum kaur singh shah akhtar iqbal mahmood malik mirza chaudhry chowdhury rahman islam miah ' +
    'hunt simpson rogers foster murphy kelly chapman knight mills palmer rose fisher barnes mason reid ross stevens murray gibson holmes butler fox gray grey ford ' +
    'hudson stewart campbell anderson macdonald mckenzie mackenzie fraser sutherland sinclair gillespie buchanan urquhart farquhar drummond wallace ferguson cunningham ' +
    'rees price powell howells bowen vaughan pugh parry prosser probert llewellyn jenkins lloyd pritchard beddoes gwynne griffith prys ' +
    'byrne doyle brennan gallagher kennedy quinn doherty nolan sweeney kavanagh devlin mullen rafferty donnelly tierney mooney boyle dolan casey ' +
    'ellis marsh barker matthews payne dixon webb webster pearson saunders bradley jarvis holland atkinson burton hart lane barrett stone perry carr pickersgill ' +
    'burns booth dawson spencer sharp hargreaves threlfall entwistle openshaw sugden barraclough clegg ogden haigh wragg tattersall arkwright ramsbottom sykes crabtree ' +
    'pearce trewin tregenza penrose trelawney pascoe coates thwaite braithwaite postlethwaite gaskell leach horrocks moss lamb crouch finch hobbs jeffries tabb tuck ' +
    'nowak kowalski kowalska wisniewski lewandowski kaminski kaminska zielinski wojcik popescu popa ionescu dumitru okafor okonkwo adeyemi adebayo okoye nwosu mensah ' +
    'owusu boateng osei appiah achebe asante nguyen wong chan cheung silva santos ferreira rossi kovalenko shevchenko petrov ivanov georgiou nair iyer reddy gupta ' +
    'sharma verma mehta desai joshi dhillon gill sandhu sidhu bhatt banerjee das rao bose kapoor agarwal bains grewal'
  ).split(' '),
);
const shape =
  /^(?:(?:ma?c(?!e$|h)|o')\p{L}{3,}|\p{L}{3,}(?:sworth|worth|field|ington|ingham|ingley|borough|brook|croft|bottom|thwaite|hurst|stead|wright|shaw|well|wood|bury|ford|stone|smith|ston|ster|ham|ski|ska|wicz|enko|escu|chuk))$/u;

/** Common or shaped as a surname, and nobody's first name. */
export const isSurname = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (givenNames.has(lower) || givenNamesAndWords.has(lower)) return false;
  const [first = '', ...more] = lower.split('-');
  if (more.length > 0) return isSurname(first) && more.every(isSurname);
  return surnames.has(lower) || shape.test(lower);
};
