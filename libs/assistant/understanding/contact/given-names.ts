const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Given names of people in Britain that are no other word: enough to know one typed without a capital. */
export const givenNames: ReadonlySet<string> = listed(`
aaliyah aaron abbie abby abdi abdul abdullah abena abi abigail abu ada adam adaeze addison adebayo adele adeola adnan adrian adriana agata agnes agnieszka
ahmad ahmed aidan aiden aileen ailsa aimee aisha aishah aisling aiysha ajay akash akua alan alana alasdair alastair albert alberto aled alejandro aleksander
aleksandra alex alexa alexander alexandra alexandru alexis alfie alfred ali alia alice alicia alina alisha alison alistair allan allen alma alun alyssa amanda
amara amarjit amber ameer amelia amina amir amira amit amna amrit amy ana ananya anastasia andrea andreea andrei andrew andrzej andy aneesa aneta angela angelo
angharad angie angus anil anisa anisha anita anjali anna annabel anne annette annie annmarie anthony antoinette anton antonio anuj anwar anya aoife arash archie
ariana arif arjun arlo armaan arnold aron arran arthur arun asha ashley ashok asif asma astrid atif aubrey audrey augusta austin ava avril axel ayaan ayesha ayo
azim aziz babatunde babs bailey barbara barnaby barney barry bart bartek bartosz beata beatrice becca becky belinda benedict benjamin benji bernadette bernard
bernie bert beryl beth bethan bethany betty bev beverley beverly bhavesh bhavna bilal billie billy blake blessing bob bobby bogdan brad bradley brandon branwen
brenda brendan brian bridget bronwen bruce bruno bryan bryn bryony caitlin caleb callum calum cameron camilla cara carl carla carlos carly carmel carmen carol
carole caroline carolyn carrie carys caspar cath catherine cathal cathy catriona cecilia cedric celia ceri chantal chantelle charlene charles charlie charlotte
chelsea cheng cheryl chiara chidi chidinma chika chinedu chioma chloe chris chrissie christian christina christine christopher chukwuemeka ciara cian ciaran
cindy claire clara clare clarissa claude claudia clement cliff clifford clive clodagh colette colin colleen conor connor constance cora coral corinne craig
cristina curtis cynthia dafydd daisy damian damien damilola dan dana daniel daniela danielle danny daphne darcey darcy daria darius darrell darren darshan daryl
daud dave david davina dawid deb debbie deborah debra declan dee deepa deepak deirdre delia delroy denis denise dennis denny derek dermot des desmond destiny
devon dewi dexter dhruv diana diane dianne diarmuid dilip dimitar dimitri dinesh dom dominic dominik dominika don donald donna dora doreen doris dorota dorothy
doug dougal douglas duncan dylan eamon eamonn ebony ed eddie edith edmund eduardo edward edwin edyta efe eileen eilidh elaine eleanor elena eleri eli elias elijah
elin eliot elisa elisabeth elise elizabeth ella ellen ellie elliot elliott ellis eloise elsa elsie elspeth elton emeka emer emilia emily emlyn emma emmanuel
enid enrique eric erica erik erin ernest esme esther ethan ethel eugene euan eun eva evan eve evelyn evie ewa ewan ewelina ezra fadi fahad faisal faith farah
farhan farida farrah fatima fatimah fatou fay faye felicity felix femi fergus fern fernando filip finlay finley finn fiona fionnuala flora florence florin
folake folasade frances francesca francesco francis francisco franklin fraser fred freda freddie frederick freya funmi gabriel gabriela gabrielle gail gareth
garry gary gavin gaynor gemma gene geoff geoffrey george georgia georgie georgina geraint gerald geraldine gerard gerry ghulam gianni gill gillian gina giovanni
giulia giuseppe gladys glen glenda glenn glenys gloria glyn gordon grace gracie graeme graham grainne greg gregor gregory greta gretchen grzegorz guillaume
gulshan gurdeep gurpreet gurvinder gus guy gwen gwenda gwyn gwyneth habib hafsa haider hamid hamish hamza hana hannah hans hardeep hari haris harjit harold
haroon harpreet harriet harris harrison harry haruka harvey hasan hassan hayden hayley hazel heather hector heidi helen helena helene henrietta henry herbert
hilary hilda hiroshi holly howard hugh hugo humphrey husna hussain hussein hywel iain ian ibrahim ida idris ieuan ifan ifeoma ifeanyi igor ikram iman imani imogen
imran ina india ines inga ingrid ioan ioana ion iona iqbal irena irene iris irfan irina isaac isabel isabella isabelle isaiah isha isla ismail isobel issa ivan
ivana ivor ivy iwan iwona izabela izzy jack jackie jackson jacob jacqueline jacqui jade jaden jag jagdeep jagjit jai jaime jak jake jakub james jamal jamie jamila
jan jana jane janet janette janice janina janine jared jarek jaroslaw jasmin jasmine jason jaspal jasper jatinder jaswinder javed javier jay jayden jayne jean
jeanette jeff jeffrey jem jemima jemma jen jenna jennie jennifer jenny jeremiah jeremy jermaine jerome jerry jess jesse jessica jessie jill jim jimmy jin jing jo
joan joana joanna joanne joao joe joel johan johanna john johnathan johnny jon jonah jonas jonathan jonny jordan jorge jose josef joseph josephine josh joshua josie
joyce juan juanita jude judith judy jules julia julian juliana julie juliet julius junaid justin justina justyna justine jyoti kabir kacper kai kaitlyn kaiya
kamal kamaljit kamil kamila kamran karen karim karin karina karl karolina kasia kasper kat kate katarzyna kate kath katherine kathleen kathryn kathy katie katja
katrina katy kavita kay kaya kayla kayleigh kaz keiko keira keisha keith kelechi kelly kelsey kelvin ken kenji kenneth kenny kerri kerry kev kevin keziah khadija
khalid khalil kieran kiera kim kimberley kiran kirsten kirstin kirsty kit klaus kofi komal krish krishna kristian kristina krystyna krzysztof kuba kulwinder kumar
kunal kwabena kwame kwasi kyle kylie lachlan laila lakshmi lamar lana lara larissa larry lars latoya laura lauren laurence laurie lavinia lawrence layla leah leanne
lee leigh leila lena lennox leo leon leona leonard leonie leroy les lesley leslie leszek levi lewis lexi liam lidia lily lilian lillian lin lina linda lindsay
lindsey ling linh linus lionel lisa liv liz liza lizzie lloyd llinos llyr lois lola lorenzo loretta lori lorna lorraine lottie lou louie louis louisa louise luca
lucas lucia lucinda lucjan lucy luis luisa lukas lukasz luke luna lydia lyn lynda lyndsey lynn lynne lynsey mabel mac maciej mack maddie maddison madeleine
madison magda magdalena maggie magnus mahmood mahmoud mair mairead maisie malachy malcolm malgorzata malik manav mandeep mandy manish manjit manoj manpreet manuel
mara marc marcel marcia marcin marco marcus marek margaret margarita margo margot maria mariam mariana marianne marie mariam marilyn marina mario marion marissa
mariusz marjorie marlene marlon marsha marta martha martin martina martine martyn marvin mary maryam maryanne mason massimo mateusz mathew matilda matt matteo
matthew maud maureen maurice mavis max maxine maxwell maya mei meera megan mehmet mehul mei mel melanie melissa melvin meredith merle mia mica michaela michael
michal michele michelle mick micky miguel mihai mikael mike mikey mila milan mildred millie milo mina minh mira miranda miriam mirek miroslaw mitchell moe mohamed
mohammad mohammed mohan mohit moira moll molly mona monica monika morag moray morgan moses mostafa moya muhammad muhammed mukesh muriel murray mustafa myfanwy myles
myra myrtle nabil nabila nadeem nadia nadine naeem nahid naila naima nala nan nancy naomi nasir nasreen natalia natalie natasha nathan nathaniel naveed navdeep naz
nazia neal ned neelam neha neil nell nellie nerys ngozi nia niall niamh nic nicholas nick nicki nicky nicola nicolas nicole nigel nikhil niki nikita nikki nikola
nikolai nina niraj nisha nita nnamdi noah noel noelle noor nora norah noreen norma norman nuala nur nuria obi ofelia ola olamide oleksandr olga olive oliver olivia
olu oluwaseun omar omari oona orla orlaith osagie oscar osian osman otis owain owen ozlem pablo paddy padraig paige pallavi pam pamela paola paolo parminder pascal
patience patricia patrick patryk paul paula pauline pavel pawel payal pearl pedro peggy penelope penny percy perry pete peter petra petros phil philip
philippa phillip phoebe phyllis pia pierre pilar piotr pippa pooja poppy prakash pranav prem preeti priscilla prithvi priti priya priyanka przemek qasim quentin
rab rabia rachael rachel rachelle radek rafael rafal rafiq raheem rahim rahul raj raja rajan rajesh rajinder raju rakesh ralph ram rama ramesh ramona rana randeep
rani ranjit raphael rashid ravi ravinder ray raymond razia rebecca reece reena reg reggie reginald rehan rekha remi rena renata rene renee reuben reza rhea
rhiannon rhian rhoda rhodri rhona rhonda rhys ria ricardo richard richie rick ricky rikesh riley rina rishi rita riya roald rob robbie robert roberta roberto
robin robyn rochelle rod roddy roderick rodney roger rohan rohit roisin roland roman romeo ron ronald ronan ronnie rory rosa rosalind rosaleen rosalie
rosanna roscoe roseanne rosemary rosie ross rowan rowena roxanne roy ruben ruby rudi rudolf rudy rufus rukhsana rupert rupinder russ russell ruth ryan ryszard saad
sabina sabrina sadia sadie safiya saif saira sajid saleem salim sally salma salman sam samantha samina samir samira sammy samson samuel sandeep sandra sandy sangita
sanjay sanjeev santiago saoirse sara sarah sarita sasha saskia satish satnam saul savannah scarlett scott sean seamus sebastian sebastien selina selma serena sergei
sergio seth shabana shabir shahid shaima shakil shakira shamim shane shannon shanti sharon shaun shauna shawn shazia sheila shelley sherry shevaun shirin shirley
shivani shreya shona siân sian sid sidney sidra sienna simeon simon simone sinead siobhan siobhán simran sioned slawomir sofia sofie solomon sonal sonia sonja sophia sophie
spencer stacey stacy stan stanislaw stanley stef stefan stefania steffan stella steph stephan stephanie stephen sterling steve steven stevie stewart stuart sufyan
suki sukhdev sukhi sukhjit sukhwinder suleiman sultana sumaiya sunil sunita suresh surinder susan susanna susannah susie suzanne suzie svetlana swati syed sylvia
sylwia tabitha tadeusz tahir taiwo takashi talia tamar tamara tamika tamsin tania tanisha tanvi tanya tara tariq taryn tasha tatiana taylor ted teddy tel mo baz bea shaz gaz daz jez kaz moh tegan terence
teresa teri terrence terry tess tessa thea thelma theo theodore theresa therese thierry thomas tia tiago tiffany tilly tim timothy tina tobi tobias toby todd tom
tomas tomasz tomek tommy toni tony tonya tracey tracy travis trevor tricia trina trish tristan trixie trudy tunde tyler tyrone uche uma umair umar una ursula usha usman
uzma vaibhav valentina valerie van vanessa vasile vaughan veena velma venkat vera vernon veronica veronika vic vicki vickie vicky victor victoria vijay vikas viktor
vikram vimal vince vincent vinod viola violet violeta viorel vipul virginia vishal vivek vivian vivien vivienne vlad vladimir waheed walid wahid wojciech wojtek walter
waqar wanda warren wayne wei wendy werner wes wesley wilbur wilf wilfred wilhelmina william willie wilma winifred winston xavier xiao xin yan yana yasin yasir yasmin
yasmine yaw yemi yetunde ying yiannis yolanda yousef youssef yuki yuri yusef yusuf yvette yvonne zac zach zachary zack zahid zahra zain zainab zak zakir zara zayn
zeeshan zehra zena zia zoe zofia zoya zsofia zubair zuzanna zygmunt seán séan sinéad zoë chloë renée andré josé róisín órla bríd łukasz tomáš paweł michał agnès
ailish aine alban alby aldo alec alek aleksy alena alessandro alessia alfonso alwyn amandeep amelie anand anastazja anca andras andre aneurin anouk anselm
antek anthea antonia arabella araminta ariel arlene armando arvind ashleigh ashraf asim assad aston atul avtar azra bairbre balazs baljit balwinder barbra
barrie barty bashir basia beatriz belle ben bernadetta bettina bhupinder bilqis bjorn blaine blanche bobbie bonnie boris bronagh bruna calista caoimhe
carlo carlotta carmela caz chad chandra chanelle charan charis chetan chiamaka chinwe chloé chukwudi ciprian clair clint cole coleen colm concetta conrad
corey cormac cornelia cory costel cristian cristiano cyril dai dalia daljit damon danuta davie davinder dean debs deena deirdra delyth demi denzel dermott
desiree devi dina dinah dionne divya donal donnie dorin doru dragan drago drew ebere ebrahim edgar edina edna edwina eifion eira ekaterina ekene elisha
eluned elwyn emile emmeline emmett emrys engin eniola enzo eoghan eoin erika erwin esi esperanza esra etta eugenia eunice evangeline evangelos ezekiel
fabio faheem faiza fariha farooq farzana fatoumata fergal fidel finbar fiorella folarin frederic frieda gaby garfield garrett gaurav gavan gethin gheorghe
gianluca giles gita goran gosia govind greer gretel guido gulzar gurjit gurmeet gursharan gwenllian gwilym hadiza halima halina hanif harinder harkirat
harman harvinder hassana hattie hayleigh hedley helga henryk hetty hina hortense hubert humaira hussnain huw hyacinth iestyn ifti iftikhar ikechukwu ilona
imelda inderjit innes iola ionut irvine isabela ishaan islwyn isobelle issac jacek jadwiga jagoda jamelia jamil janek janusz jarvis jasmeet jaya jayesh jaz
jerzy jesus jigna jinny joachim joaquin jodi jodie jody joely joleen jolene jonathon joni jonno jonty jools josette joss jozef jyotsna kaan kadir kaleb
karan karandeep karol kas kasim katya kayley keeley keely kellie kelvyn kemi kenan kenzie keshia ketan khadijah khaled khurram kirk kirstie klara kostas
kourtney krisztina kurt kush kwabs lacey lacie lakeisha lamin laszlo lauryn lech leena leighton lenka lenny leoni lesedi leticia liana libby liesl lila
lilia lillie lindiwe lindy linford lisbeth loraine lorcan loren loris lorrie lowri luana luba lubna lucasz luciana luigi lynette lynsay mabli mahesh mahira
mahmud mairi maja malachi malgosia malika mammie mandla manisha mansoor marcela marcelo mared margery mari maribel marija marilena marla marlena marnie
marwa maryann marzena masood mathilda maura maxim may-ling meabh meena megs meinir melinda mena merfyn merryn mervyn mhairi mikolaj milena minnie mirela
miriama miroslava mitch mitesh mohsin moin monique montgomery morris morwenna mumtaz munir murdo musa muzammil nadir naina najma nanette narinder nat
natacha natan natasza navin nazir nazma neerja neeta nerissa nessa neville niccolo nihal nikos nilesh nirmal nishant nkechi nkem noeleen nonso norbert
norris nouman nusrat nwachukwu nye octavia odette oisin okan olaf olena ollie olly onur oriana orlando orson oskar oswald ozan ozzy padma palwinder parveen
pasha patsy patti paulette paulina paulo pauly pavla pawan payam perdita petronela petula philomena phyliss piers piyush polly poonam prabhjot pradeep
pratik priyesh puneet rafe raghav raheel rahila raimonds rajiv rajvir ramandeep ramiro ramsay ranjan rashida raul raylene razvan reanna rebekah renaldo
renu reshma rhianna rhydian ricki ridwan rihanna rimsha risa riz rizwan roan robson rocco rohini rolf ronja ronny rosalia rosalyn rosamund roseanna roshan
roslyn roxana roz rubina rune rupa rupesh rushdi ruta ryszarda sabah sabiha sachin sadiq safa sagar sahil sakina sameena sameer sami saminah sana sanah
sanjana sanna santosh saqib sarbjit sarina satya savanna savita seema selwyn senga seren serge serkan seun shabnam shafiq shaheen shahida shahnaz shan
shanaz shanelle shania shanice shaniqua shauni shayne sheena shelagh shelly sherif sheryl shilpa shireen shoaib shobha shug sigrid silas silvia silviu
sindy sion siya sohail somaya sonny soraya sorin spyros stacie stanislav ste stefano stelios sue sujata sukhjinder sumita sunniva surjit suzan suzanna suzi
svitlana sybil sylvester szymon taha tahira taiba tajinder talitha tamsyn tanveer tarek tarun tash tatyana teagan teddie teodor terri tewodros thandi
thelonius thora tilda timea timothee tirion tito tobin tolu tomos tonia topsy traci tracie treena trefor trev trudi tuula tyra tyrell ugo uju ulrich ummi
unathi urszula uwe vadim vaida valeria valeriu vanda vasilis veejay venetia verity vicente vidya vijaya vilma viv vivianne volodymyr vytautas wahida walden
waleska wasim wiktor wiktoria wilfrid winnie winona wioletta xanthe xiuying yakubu yannick yaseen yash yasmina ye-jin yewande yohannes yosef ysabel yuliya
yussuf yves zaheer zakariya zaki zaneta zbigniew zdenek zeb zelda zenon zeynep ziad zina zinnia zita zohra zoltan zubaida zulfiqar zuzana
abiola adaora adi ailidh akosua alin ama andriy ange anjum annemarie aoibheann arkadiusz arooj artur ayodele babajide bazza bhavin bohdan bolanle bozena
bríona bukola bunty bushra catalin catalina cazza cezary chen cillian cosmin dapo darragh dazza deano dearbhla desislava dilwyn dmytro donncha dumitru
ebuka effie efua eilir eimear elfed elzbieta emeke esosa feng ffion fiachra fozia gabi gabs gav gazza gbenga gelu genowefa georgi gethyn ghazala gráinne
guto gwenno gwynfor halyna heledd hetal hitesh hiu hoi huma huong ibironke ifor ijeoma iolo ionel iram ireneusz iryna ivanka ivaylo javaid jia jide jignesh
jimbo jinty joann jolanta kalpana kalpesh kauser kehinde keir kinga kojo krasimir kwaku lanre lekan lidka liviu lleucu lorne loz lozza lubaina lucyna
luminita lyle lyudmyla maciek macsen maeve mali maliha malwina manda mands mariola marius mayur mehreen mehwish meiling michalina mihaela mirka misbah
mital morna mubeen muiris muneeb murdoch mykola naheed nansi natalya ngozika nguyen nicoleta nighat nikkie nimesh nneka nnenna oana oisín oksana oleh
oluwadamilola oluwatobi oyinkan pankaj paresh parvez patrycja plamen pritesh przemyslaw qaiser rabiya rajnish renia riffat ritesh robbo roksana ruairi
ruairidh rubeena ruchi rupal saba sadaf sade saeed saeeda safdar saleha samra sanjeet satinder segun sehrish sejal seonaid serhiy sez shagufta shailesh
shazad shazza simona siu siwan snehal sobia sohaib sola sorcha stevo stoyan struan szymek tabassum tadhg talha tayyaba tehmina tejal temi temitope tetiana
thanh thuy toks tommo torquil trang trystan tsz tuan tunji twm uchenna ultan umer urvi usmaan vandana varsha vasyl vinh waldemar wale waseem wiesław xiaoli
xiaoming yaa yaroslav yasser yin yogesh yomi yordan yuan zafar zaheera zbyszek zeenat zohaib
abdirahman abdou abdullahi abdur adanna ade adeel adela adwoa afia afzal akram alka altaf amaka amanpreet amjad ania anjana aqeel archana aria arti
arvinder arwel asad asima aslam asmita awa ayan azhar bartlomiej bedwyr bela bella bhanu bharti bianca billie-jo binta bisi blair boab bobbi bola
brody bukky camelia carlton carwyn catrin ceinwen charu chaz cheryl-ann chibuzo chirag chun claudette clinton cody costin cristi daksha dalton dami
darcie darek dariusz davo dayo deiniol dele delilah delores denisa denzil derrick devang dharmesh dhaval dilbag dilys dipti doina dorrett dragos duc
ebo ebrima edie ehsan eirlys eirwen ekow ela elgan eliza enfys errol eurig faduma falguni fawad fionn fitzroy fiza folu frankie funke gagandeep ganesh
gbemi geeta gilbert girish glenroy goronwy grazyna gurmit gurpal hafeez haja haleema hallie hansa hao harish harjinder harley harmeet harper hauwa
hefin hema hemant heulwen hibo hiten hoa hodan horace icilda idwal ifrah ikenna ileana ilyas imtiaz inderpal indira ionela iqra irum isatou ishaq
ishbel ismat jagtar jameela jaspreet jaxon jayshree jenson jezza jo-ann jock joginder jonesy joycelyn jun kamaldeep kamini kamlesh kanta kayden kayode
kezza khadeeja kirpal kirti kishore kobina kokila krystian kuldeep kulsoom kulvinder kunle kusum kwesi kwok lakhbir lakhvinder lalit lan lascelles
lata laxmi lea leann leanna lee-ann leela leigh-ann liane liban logan lyla macca madhu mai maimuna malti mamadou manjinder manjula mariama marian
marva mary-ann meenakshi mehboob meleri menna merlene meurig mez ming mircea mohamud mohinder morven mostyn moussa moz mubarak munira mushtaq myla
mylo nadira naresh naseem naseema nasim navjot nayana nazneen nesta nimco nirmala novelette oakley obinna olwen onyeka orville ousmane paramjit
parmjit pearline percival pervez phuong pragna pravin prity pushpa qamar radu rae rae-ann rajbir raluca ravneet raz rehana riaz rizwana ronke roxroy
ruaridh ruqayyah sabeena sahra samreen sandip sani sanjiv sarabjit sarah-jane sarla sarwar satwant seyi shaista shalini shamila sheetal shehnaz
shobhana shola shumaila simi simranjit slawek sudhir sukhdeep sukhpal sukhvinder sulaiman suleman sumaira sumera sushma sydney talat tam tarlochan
tasneem tayo taz tegwen tejas tezza thao tiernan toyin trez tushar umesh urmila uzoma val varinder verna vikki vinay wai wally wayno wieslaw wozza
wullie wyn wynford yinka younis yunus zdzislaw gwil sukhi tendai
emyr jago meirion illtyd meic tegid tudur ynyr elen esyllt cadi tegen kerensa demelza lowenna jowan piran petroc kensa loveday morwen jory elowen ruan mungo
farquhar aoibhinn fintan enda brid brigid tinashe farai rumbi chipo thabo sipho lerato themba wanjiru njeri kamau otieno achieng aminata ashwin saima waqas
claudiu iulia laurentiu loredana ovidiu valentin ayse fatma emre murat ahmet huseyin elif burak deniz perce madge millicent dwayne cecil rasheed olumide titilayo
okechukwu yulia taras ihor nadiya bronte jocasta ottilie crispin ludo rafferty digby algernon peregrine lysander dunc sooz
maz tez bez mags jase taff jas bex nate vik yaz rach mohd abz faz izz kel kal lex nas rav sanj taj bri bry rog alf ern ernie len lew vin walt yas
nev nish wend mand ady aidy bertie bren cass chas chrissy cyn dougie fran hels imy jenn joanie kez kimmy kris lynz maddy manny marge matty monty nath nige paulie
phill ruthie shaza simmo smithy soph soozie steff stewie suze tanz thommo trude vinny yvie shiv saz immy issy livvy milly mimi ozzie penni sacha saff stace tiff meg
liss shar tej`);

/** Given names that are also words: names only where they have their capital, or where a name was asked for. */
export const givenNamesAndWords: ReadonlySet<string> = listed(`
ann art amber april archer autumn basil bea bill buddy candy carter chance chase christy clay clement cooper crystal curt daisy dale dawn
dot earl faith fern flo florence ford frank gale gene ginger glory grant guy happy harmony heath herb honey hope hunter iris ivy jewel joy kay lance lane
lark mark marshal mason may merry miles misty norm olive opal page parker pat patience pearl penny pip poppy precious prince princess prudence rain
red rich rick rock rose rowan ruby rusty sage sandy sky skye star sterling storm summer sunny trip violet wade ward will willow woody
blessing destiny devon chelsea india victoria holly hazel heather june don kit van an dee al bo si ty cat vi jag mac nan rod max
ram eve may ina ion ida elm obi eun fay cliff oz raf den em fi shell win di haz lil col dev del cem sy cosmo`);

/** Never said of a thing or a season, so "its rose" and "will here" are names without a capital too. */
export const namesWithoutCapital: ReadonlySet<string> = listed(`
will mark grace rose joy hope faith bill frank dawn daisy ivy iris ruby holly heather hazel pearl penny poppy violet willow victoria chelsea pat patience rod don max eve
fay dale blessing precious vi al`);

/** The shortest, which are also the small words inside of a surname or a message: "Al", "Ty". */
export const shortNames: ReadonlySet<string> = listed('al bo di ed jo mo si vi oz');
