export const plainForms: ReadonlyMap<string, string> = new Map(
  `
  u=you|ya=you|ye=you|yous=you|yer=your|ur=your|youre=you are|r=are|y=why|n=and|pls=please|plz=please|plse=please|ta=thanks|thx=thanks|cud=could|wud=would|shud=should
  wanna=want to|gonna=going to|gotta=got to|gimme=give me|lemme=let me|dunno=dont know|cos=because|coz=because|tho=though|thru=through
  cannot=cant|aint=isnt|dosnt=doesnt|dosent=doesnt|dnt=dont|dinnae=dont|dinna=dont|doesnae=doesnt|disnae=doesnt|didnae=didnt|cannae=cant|canny=cant|wasnae=wasnt|wisnae=wasnt|isnae=isnt
  havenae=havent|hasnae=hasnt|willnae=wont|wouldnae=wouldnt|couldnae=couldnt|arenae=arent|tae=to|fae=from|gie=give|gies=give us|wee=small|oor=our|oot=out|doon=down|hoose=house|aboot=about|noo=now
  nae=no|aye=yes|naw=no|nowt=nothing|owt=anything|summat=something|summut=something|wor=our|mi=my|wi=with|allus=always|morra=tomorrow|the morn=tomorrow
  tmrw=tomorrow|tmr=tomorrow|tmw=tomorrow|2moro=tomorrow|2morrow=tomorrow|2mrw=tomorrow|tomo=tomorrow|tomoz=tomorrow|tonite=tonight|2nite=tonight|2day=today|wknd=weekend|wk=week|wks=weeks
  mon=monday|tue=tuesday|tues=tuesday|weds=wednesday|thur=thursday|thurs=thursday|thu=thursday|fri=friday|sats=saturday|nxt=next|b4=before|min=minute|mins=minutes|hr=hour|hrs=hours
  appt=appointment|appts=appointment|apt=appointment|appt=appointment|eng=engineer|engr=engineer|ch=heating|rad=radiator|rads=radiators|stat=thermostat|roomstat=thermostat|blr=boiler|hwc=cylinder
  quotation=quote|quotations=quotes|estimate=quote|estimates=quotes|xmas=christmas|chrimbo=christmas|crimbo=christmas|ppl=people|msg=message|txt=text|num=number|tel=phone|mob=mobile|telephone=phone|fone=phone
  abt=about|cert=certificate|certs=certificates|cp12=gas certificate|lgsr=gas certificate|gsc=gas certificate|cp12s=gas certificates|ufh=underfloor heating|ashp=heat pump|heatpump=heat pump|heatpumps=heat pumps|trv=radiator valve|trvs=radiator valves
  knackered=broken|kaput=broken|goosed=broken|gubbed=broken|banjaxed=broken|buggered=broken|borked=broken|bust=broken|busted=broken|shafted=broken|jiggered=broken|screwed=broken|shagged=broken|fucked=broken|fubar=broken|cattled=broken|wrecked=broken|duff=broken|wonky=broken
  dya=do you|cum=come|ow=how|wot=what|wiv=with|opn=open|cst=cost|wots=what is|wat=what|tha=you|thee=you|thi=your|hoo=how|ken=know|awa=away|ma=my|mah=my|mam=mum|thats=that is|lass=woman|sposed=supposed|chasin=chasing|comin=coming|goin=going|workin=working|leakin=leaking|heatin=heating|heatins=heating is|lookin=looking|bout=about|sth=something|smth=something|smthg=something|sumthing=something|sumone=someone|somone=someone|some1=someone|any1=anyone|no1=no one|noone=no one|brb=be right back|afaik=as far as i know|instalation=installation|enquiry=question|enquire=ask|inquire=ask|enquiring=asking|faulting=fault|everyones=everyone|whens=when is|wheres=where is|whats=what is|hows=how is|whos=who is|theres=there is
  `
    .trim()
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [short = '', plain = ''] = pair.trim().split('=');
      return [short, plain];
    }),
);
