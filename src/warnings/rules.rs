//! The patterns of words that scams have in common. `amount` matches a number of dollars.

/// Other ways to talk than on the site.
pub const CONTACT: &[&str] = &[
    "1: whatsapp|whatsap|whats app|what's app|watsapp|wsp|wechat|we chat|viber|snapchat|kik|google chat|google hangouts|hangouts|skype|imessage|facebook messenger|fb messenger|groupme|t me|wa me",
    "3: on|over|via|through|onto|download|install|use|open|add|get on|move to|switch to|using|i'm on|only + telegram|tele gram|tele gramm|telegrm|signal|discord|insta|instagram|ig|snap|messenger|teams chat|zoom chat|line app|facebook|fb|tiktok",
    "5: dm|message|msg|add|find|look|follow|friend|inbox|ping|pm|hit + me|us|him|her|our|my|up|up at|for me + insta|instagram|ig|facebook|fb|snap|discord|telegram|signal|teams|zoom|messenger|tiktok|there",
    "3: dm|pm|text|txt|textme|whatsapp|ring|buzz|phone|sms + me|us|him|her|my|our|the owner|the boss|my wife|my husband|yourself",
    "6: call|callme|reach|contact + me|us|him|her|my|our|the owner|the boss|you + at|direct|directly|instead|asap|tonight|today|now|cell|after chores|number|evenings|home|before|on my|area code",
    "4: my number|your number|ur number|number on here|digits|cell|phone number|cell number|area code + my|your|ur|what's|whats|give|drop|send|here|is|text|call|add|thats|leave|share + me|you|i|us|so|her|him|at|text|hon|then",
    "5: your|ur|personal|private|drop|give|what's|whats + personal email|private email|gmail|yahoo|hotmail|outlook|email address|e mail address|emails|mail",
    "5: email|e mail|mail|write|send|shoot + me|us|him|her|owner|boss|hr|office|an email|a mail|resume|rsum + at|to|instead|directly|direct|address|for|and",
    "7: off|outside|leave|skip|without|around|instead of|don't|dont|quit + site|app|website|platform|here|page|inbox|system|middleman|portal + talk|text|call|write|chat|reply|typing|messages|cheaper|deal|go|answer|answering|skip|let's|lets|keep",
    "5: take|move|continue|talk|chat|finish|do + this|it|off + off|elsewhere|private|privately|offline|other app|another app|phone|text",
    "4: don't|dont|do not|never + reply|write|answer|check|look + here|inbox|this message|on here|there",
    "4: server invite|invite link|group link|join our group|join the group|join our channel",
    "6: interview|interviews|interviewer + telegram|signal|skype|teams chat|whatsapp|google chat|text|hangouts|discord|messenger|zoom chat",
    "6: fill|apply|register|form|sign up + at|on|out + instead|our agent|link|agent|form at",
    "4: hablemos|mandame|escribeme|llamame|mi numero|por whatsapp|mensajito|mensaje al",
    "5: message|msg|handle|username|user|search for|look for|find|ask for + handle|on telegram|wire app|app|f b messenger|over there|his handle|her handle|the recruiter",
    "5: gimme|drop|leave|dial|need|want + your number|your cell|her cell|his cell|your phone|your digits|that instead|my cell|the house",
    "6: cell|number|phone|email + reply|listing|pic|profile|dial|ring|spelled|spaces|take out",
    "5: go|head|switch|come|log|sign + portal|link|our portal|our website|our site|chat room|our page + talk|chat|agent|not|instead|schedule",
    "5: instead of + here|writing|typing|messaging|replying|answering",
    "5: site|platform|app + cut|takes a cut|need to know|charges us|charges me|slow|know our business",
];

/// Things to pay with that nobody gets back.
pub const PAYMENT: &[&str] = &[
    "8: buy|get|purchase|pick up|grab|need|scratch|send|read|text|snap|forward|paid|pay|take|accept|compra|comprar|bring|load|redeem|stop by|go by|want + gift card|giftcard|gift crd|itunes|google play|steam card|ebay card|apple card|apple gift card|vanilla|razer|sephora card|prepaid card|visa gift|amazon card|amazon gift|tarjetas de regalo|tarjeta de regalo|green dot|moneypak|reload card + me|us|you|codes|code|pins|pin|numbers|number|back|bak|phone|picture|pictures|photo|client|clients|boss|customer|customers|vendor|uniforms|parts|surprise|quick|five|three|two|four|six|raffle|only|asap|today|worth|amount|dollars|for|with me",
    "6: paid in|paid with|pay in|pay by|pays in|salary|wages|wage|send|sent|need|only|transfer|turn|deposit|verify|accept|buy|convert|invest|exchange|take|load|up front|b4 + bitcoin|btc|usdt|tether|eth|ethereum|crypto|cryptocurrency|litecoin|dogecoin|coinbase + you|me|us|wallet|only|atm|kiosk|address|in|by|via|with|no|or|our|the rest|to|it",
    "6: bitcoin|btc|crypto|usdt|tether + atm|machine|wallet|kiosk|qr|qr code|barcode + send|scan|deposit|put|go|set up|open|address|load|to|company|funds",
    "5: set up|open|create|load|make + a|your|the + wallet",
    "2: western union|moneygram|money gram|money grm|moneygrm|walmart2walmart|walmart to walmart|remitly|xoom|ria transfer",
    "7: wire|wired + me|us|whole|first|half|full|funds|money|amount|new account|extra|before i|overseas",
    "6: transfer|transfers|bank transfer + funds|money|amount|the whole|whole thing|cash",
    "12: mail|send|drop|email|receive|fedex|ups|print|text|overnight|issue|gave|write + check|cheque|chek|e check|echeck|money order|cashier's check|cashiers check|cashier check|certified check + deposit|mobile deposit|your account|your bank|atm|print|clears|shows|in your|into|keep|cash it|put it",
    "9: deposit|cash|print|mobile deposit + check|cheque|chek|money order|e check|cashier's check + phone|picture|photo|receipt|keep|take your|hold|text|same day|send|your account|bank app|let me know|tell me|then|confidential|buy|supplies|front and back",
    "3: cashier's check|cashiers check|cashier check|cashier'scheck|certified check + mail|mailed|send|deposit|for|you|to",
    "2: friends and family|friends family|no refunds|depositthecheck|depositthecheck",
    "8: customers|clients|people|company|transfers|funds|payments|donors + send|pay|deposit|transfer|receive|come|go|land + your account|your checking|into your|to your account|your bank|your personal|your cash app|your zelle",
    "8: keep|take + percent|commission|cut|of each|from each + account|transfer|send|pass|rest|forward|payment",
    "8: keep|stay|don't|dont|hush + quiet|confidential|secret|hush|tell anybody|tell anyone|call the office + card|check|money|pay|wire|deposit|account|invoice",
    "6: new|different|updated|changed + account|bank|routing + wire|pay|send|invoice|payment",
    "6: gift|giftcard|prepaid|visa|paysafe|steam|target|ebay|sephora|amazon|razer|walmart + card|cards|crd|voucher|vouchers|giftcard|code|codes + need|needed|send|buy|purchase|bring|get|read|run|submit|type|for me|grab|activate|activates|pins|pin|numbers|numbrs|can you|can u",
    "5: pins|pin|codes|numbers|numbrs + reads|read|type|text|submit|send|snap|scratch + phone|card|cards|here|me|man|it man|back",
    "6: salary|paid|pay|wages|invoice|wage + u s d t|usdt|usdc|dogecoin|tether|wallet|wa11et|bitcoin|btc|b tc0in|b!tc0in|crypto|coins",
    "6: wallet + load|open|set up|create|first|address|send",
    "8: bitcoin|crypto|coin + machine|kiosk|atm + put|feed|go|use|deposit|send|cash|till|scan|funds",
    "8: check|cheque|echeck|e check|chek + third person|third party|sign it|sign it over|endorse|front and back|front back|you sign|day before|drops|bank lady|don't go inside|dnt go|moblie|mobile",
    "8: fund|money|cash|check + into yours|in yours|in your account|through your account|into your account|your bank|cousin's account|my cousin",
    "8: paycheck|pay|wages|check + this lady|my cousin|her cash app|to this|another account|someone else + cash app|zelle|account|venmo",
    "5: no chargebacks|once it's sent|no refund|non refundable|nonrefundable",
    "7: wire|btc|zelle|western union|wire or + isnt held|date|hold|held|no cards|til i see|before",
    "7: secret|confidential|totally normal|don't worry what|corporate security|don't tell + bank|check|cash|money|card",
];

/// Ways to pay that are ordinary once both sides have agreed, and asked for by strangers otherwise.
pub const EARLY_PAYMENT: &[&str] = &[
    "9: zelle|venmo|cash app|cashapp|chime|paypal|apple pay|wire|western union + send|pay|deposit|put|up front|upfront|first|hold|before|only|accept|need|half + amount|dollars|bucks|money|full|half|only|today|before|hold|price|first|me|to|then",
    "8: half|full|all|deposit|payment|money|price|weeks + up front|upfront|in advance|before i|b4 i|first|before we|hold|beforehand + send|pay|need|wire|only|accept|is|for|required",
];

/// What people are told to pay for to get work.
pub const FEE: &[&str] = &[
    "14: amount|dollars|bucks|fee|charge|cost|costs|deposit|payment|price|cash|refundable|money|pay + training|course|class|classes|certification|certificate|certified|background|backgound|bakground|drug screen|drug test|screening|fingerprint|fingerprints|fingerprinting|uniform|shirt|vest|badge|kit|starter|supplies|equipment|laptop|tablet|software|license|bond|bonding|registration|application|enrollment|orientation|processing|process|admin|activation|onboarding|paperwork|visa|permit|materials|package|leads|membership|placement|physical|lawyer|papers|seat|spot|slot|position|workbook|manual|tools|insurance|hiring|list|file|interview|schedule|inscripcion|id card|credential|account|verification|box + you pay|u pay|you need|you'll need|you must|you have to|you gotta|you got to|you owe|you cover|you buy|you send|you put|you'd have to|you would have to|you will be charged|you'll be charged|your own|yourself|on you|please|kindly|send|must be paid|be paid|has to be paid|have to pay|need to pay|needs to pay|got to pay|required to pay|paid by|payd by|payd|prepaid|paid before|paid first|owe|owed|due before|due at|due today|upfront|up front|in advance|out of pocket|your expense|your cost|refundable|refunded|reimburse|reimbursed|reimburse it|credited|get it back|comes back|gets it back|give it back|returned|first check|first paycheck|first wage|before you|before your|before orientation|before we|to secure|to reserve|to hold|to lock|to get your|to start|to be put|to activate|to release|hold your|lose|cover the|purchase|buy|order your|put down|applicant|aplicant|candidate|candidates|every hand|new hires|we charge|i charge|pagar|just|only|today|moves|then you|owing|venmo|zelle|cash app|chime|cashapp|paypal",
    "8: training|course|certification|class|background check|uniform|starter kit|laptop|equipment|drug screen|drug test|software + pay for|paying for|buy|purchase|cover|order|you pay|your own money|out of pocket + first|before|yourself|own|guaranteed|from our|from us|approved|then|reimburse|later|vendor|back",
    "2: activation fee|processing fee|placement fee|enrollment fee|good faith payment|good faith deposit|refundable fee|refundable deposit|trainingfee|registrationfee|applicationfee|startup fee|start up fee|joining fee|sign up fee|onboarding fee|hay que pagar",
    "9: fee|deposit|payment|amount|dollars + job|position|spot|shift|schedule|work|start|hired + no fee|to secure|to reserve|guarantee|guaranteed|to hold|before you start|before your first|unlock|moves|takes the first|upfront|up front|in advance",
    "14: amount|dollars|bucks|hundred|fifty|sixty|forty|twenty|fee|charge|deposit|costs + to lock in|to secure|to reserve|reserve yours|to hold|hold the spot|gets you|get you in|guaranteed|guarantee|before we can|before you can|before the first|before first|before your first|before i share|goes live|on the roster|on the list|in line|wait in line|no exceptions|everybody does it|to unlock|unlock|half now|due before|good faith|commitment|security escrow|escrow|released after|money back|income guaranteed|top up|placed|we place|investment in yourself|we refund|refund half|refunds half|one time|onetime|get it back|for credit|must be in|sign you on|job is yours|the job is|slots are limited|next one in line|serious + pay|send|buy|purchase|put|cover|costs|cost|charge|give|need|needs|deposit|fee|take|bring|sells|sell|money|tuition|payment|payments|dollars|amount|you|your|yours|ur",
    "10: purchase|buy|order|pay for|bring + your own|their own|your first|first case|machines|scanner|demo|starter|through us|from us|from dispatch|our courier|our partner|our vendor|our link + amount|dollars|bucks|hundred|cost|before|at cost|each",
    "8: pay|pays|paying|payment|send|top up|put|costs|cost|tuition|charge + training|manual|coaching|application|aplication|packet|background|badge|uniform|e verify|exam|certification|voucher|permit|visa|territory|franchise|lease|shipping|insurance|interview|slot|account|license|down payment|housing|key deposit|tuition|course|osha + amount|dollars|bucks|hundred|twenty|sixty|forty|costs|fee|charge|us",
    "8: everybody|everyone|members|drivers|applicants|candidates|pickers|workers|worker|hires|new drivers|each picker|students + pay|pays|purchase|need|put down|charge|charges|fee|cover|buy + amount|dollars|month|fee|money|own|us|it on|hour",
    "6: little something|under the table|my uncle|foreman's my|i know the lady|union don't|get you in + amount|dollars|like|hiring|gets|job",
    "3: refundable|re fundable|re fund able|refund able|refundabledeposit|refundablefee + deposit|fee|de posit|de po sit|commitment|bond|security",
    "4: placement charge|one time charge|admission fee|key deposit|security escrow|commitment fee|processing charge|first month due|membership dues",
    "6: apartar|inscripcion|lugar|pagar + son|amount|dolares|tu|pesos",
];

/// Data that a stranger has no business with.
pub const IDENTITY: &[&str] = &[
    "9: social security|ssn|s s n|your social|ur social|ur soc|full social|soc number|seguro social|social number|social and|last four of your social|last 4 of your social|tax id number|itin + send|give|text|need|provide|reply|type|share|tell|enter|require|what's|whats|email|put|answer|verify|confirm|just|before|dob|d o b|date of birth|birth date|then|and|ur|your|tu",
    "10: photo|picture|pic|pics|scan|copy|selfie|foto|image|snapshot|front and back|both sides|frnt + license|licence|l1cense|driver's license|drivers license|id|i d|passport|debit card|credit card|bank card|card|green card|state id|social security card|military id + send|snap|text|email|upload|take|need|require|give|show|mandame|reply|attach|holding|so|before",
    "8: bank|banking|online banking|online|paypal|cash app|email|gmail|id me|facebook|account + login|log in|logon|password|username|user name|credentials|pin|passcode|pa55word + send|give|need|needed|provide|share|tell|us|me|for|text|enter|your|and",
    "9: routing|account number|acct number|bank account|bank info|bank details|banking info|debit card number|card number|credit card number + send|give|text|need|provide|reply|what's|share|email|type|before|verify|set up|setup",
    "9: code|pin|digits|numbers|verification|otp|one time + text|texted|sent|came|get|receive|pop up|send|arrive|phone|fone|message|sms + read|tell|give|send|share|reply|forward|back|prove|verify|me",
    "6: maiden name|mother's maiden|mothers maiden|security question|security questions",
    "9: date of birth|birth date|birthdate|dob|d o b|birthday + social|ssn|address|mother|maiden|license|full name|account|number + send|need|give|reply|provide|with|text|your|ur",
    "6: cvv|expiration|digits on the back|security code|three digits|exp date + card|number|back|and",
    "7: username|user name|login|log in + password + us|me|your|the|our|send|give",
    "8: pic ture|picture|pic|photo|foto|selfie|copy|scan|page + li cense|license|licence|id|i d|passport|pass port|bank statement|bank statements|statement|card|w 2|tax return|utility bill|both sides|front back|ein letter|voided check + send|take|hold|attach|please|then|so i|before|face|need|for the|paperwork|me",
    "8: six digit|six digits|6 digit|nine digit|code|number + phone|text|sent|just sent + what is it|prove|real|read|tell|give|back|verify",
    "6: login|log in|account|password + share|give|send|with the|for it|our link|onboarding",
    "6: your so cial|soc al|soc|so cial|ss|ss number|your nine digit|s o c i a l|social|your social + and|send|your|type|put|last|birth|b day|birthdate|number|without it|prior|list|front",
    "7: name before she married|mother's name|moms last name|mom's maiden|b4 marriage|town you were born|pet's name|first car + and|your|you|ur|answer|social|birthdate|b day|address",
    "5: anydesk|teamviewer|remote desktop|screen share + computer|bank|it|set up|tools|let me|install",
    "6: bank page|bank statement|bank statements|banking page + open|take|send|pic|all pages|attach",
    "6: w 2|tax return|paystub|pay stub + unredacted|send|attach|copy|last year's",
];

/// More money than agreed, with the rest to be sent on.
pub const OVERPAYMENT: &[&str] = &[
    "10: rest|difference|balance|remainder|remaining|extra|excess|leftover|left over|what's left|whats left|surplus|overage|overpayment|other half|other nine|change|share|remain|money|funds|balnce + send|forward|return|wire|refund|pass|transfer|hand|give|zelle|zel1e|venmo|cash app|cashapp|ca$happ|mail|fwd|western union|kick back|pay back|goes|go|deliver|le das|bring + check|cheque|chek|payment|paid|deposit|deposited|account|amount|money|too much|more than|keep|by mistake|by accident|accident|clears|cut|yours|pay|funds|mover|movers|vendor|vender|agent|supplier|seller|driver|painter|p inter|overpaid|invoice",
    "8: more|extra|xtra|too much|too big|double|twice|over + than agreed|than we said|than your|than the|than i owe|than my|than ur|paid|pay|pays|sent|send|check|overpaid|wrote + send|return|refund|forward|back|fwd|give|hand|transfer|rest|difference|keep",
    "10: check|cheque|chek|payment|money|funds|deposit|amount|cash + forward|transfer|pass|wire|fwd|mail it|give|hand|goes to|zelle|venmo|pay it to|pay her|pay him + vendor|vender|mover|movers|agent|supplier|seller|caterer|courier|shipper|installer|hauler|third party|contractor|designer|realtor|landlord|nurse|decorator|my sister|my brother|my cousin|my nephew|my assistant|my driver|my primo|the man|the guy|the lady|her part",
    "8: keep + amount|yours|your|ur|dollars|bucks|hundred|some|pay|cut|fee + rest|send|forward|give|pass|wire|other|remainder|transfer|difference|balance",
    "14: overpaid|over paid|overpayd|paid you twice|paid too much|sent too much|by mistake|by accident|accidentally + send|return|refund|back|forward|kindly|give|fwd|mail|leftover|cash + amount|money|dollars|extra|difference|bank|card|account|check|rest|cash|by|to",
    "8: money|payment|pay|amount|check + together|in one|along with|combined|plus + pass|send|forward|venmo|give|her|his|their|part|share",
    "12: send|sent|sending|sendin|pay|pays|check|add|deposit|mando + extra|xtra|a bit over|over your rate|more than|bigger|too much|over by|whatever is over|an extra zero|over fund|a little extra|por mas|plus money for|2000|grand + pass|passing|forward|return|hand|give|gets|send|transfer|pls return|haulin|hauling|share|him|her|them|supplier|carrier|agent|fella|store|man's|to my|to the",
    "10: keep|take|deduct + amount|yours|two fifty|commission|pct|percent|for the week|your cut|trescientos|cut|hundred|400 + rest|send|remit|rem t|run|give|lo demas|remainder|rema nder|pass|forward|le das",
    "10: rest|share|part|money|his 780|overage|lo demas|difference|rema nder|remainder + to|over to|for + fella|man|guy|agent|agnt|ag3nt|lady|supplier|decorator|babysitting|store|plumber|painter|carrier|senor|groomer|vet|printer|company|auditor|driver|trailer",
    "8: one check|same check|same cheque|in it as well|one payment|along with|plus money + everything|settle|his part|her part|transfer|for them|agent|plumber's|furniture|writing two|gets",
    "8: isnt urs|isn't yours|not yours|prosecute|pr0secute|within the hour|w in 24h|send it on|right off + money|dep sit|deposit|return|send|extra|xtra|company|share|780",
];

/// What makes a text harmless: somebody says that nobody has to pay, warns of frauds, or tells of work with such things.
pub const ASSURANCE: &[&str] = &[
    "7: never|nobody|no one|don't|dont|do not|doesn't|won't|wouldn't|isn't|not + send anybody|ask|asks|asking|pay|charge|charges|have to give|need to|fee|our way|gift card|bank login|hand out|from us|that isn't us|share it|required",
    "2: no charge|no cost|no need|free of charge|no fees of|never any fee",
    "3: we|we'll|company + pay for|pays for|paid for|pay the|pay your|cover|covers|provide|provides|supply|supplies|furnish|pay it",
    "3: is|are|it's|check|training|uniforms|uniform|equipment + free|on us|provided|included|supplied|our treat|our cost|covered",
    "6: sell|selling|sold|stocking|rack|cashier|customers|customer|client|clients|caller|callers|guests|prepare taxes|tax returns|tax preparer|bookkeeper|teller|clerk|payable|reconciled|reconcile|members|patients|seniors|library + gift card|gift cards|social security|crypto|bitcoin|codes|overpaid|overpayments|invoices|checks|id|ids|passport|lottery|stop|told|numbers|mines|medicare|license",
    "6: christmas|thanksgiving|birthday|holiday|bonus|prize|raffle winner + gift card|gift cards|ham|turkey",
    "5: used to|worked|years|handling|job includes|i ran|i sold|i managed|i set up|i answered|at my last job + social security|money orders|wire transfers|checks|phone|instagram|whatsapp|passport|accounts|numbers",
    "1: hang up|report it|report them|so i'm a bit careful|careful",
    "4: i'm not giving|i don't give|not giving|leave your|we don't need|off your",
    "6: pallets|pallet|hay|eggs|nails|mail to + send|transfer|forward|deposit|rest",
    "6: are there any|does the|do you|did you|is there + cost|costs|fee|charge|cover",
    "6: district|county|company|agency|employer|state|clinic + covers|pays|bill to us|covers the cost",
    "1: scam|scams|scammer|scammers|fraud|frauds|phishing|impersonating|pretending",
    "2: no cobramos|nosotros pagamos|no cobramos nada",
    "4: in person|at the office|in the office|at orientation|first day|on your first day|when you start|at the counter|to the gate",
    "3: do you|does the|is there|do i|should i|could i|can i|will i|would i + cover|charge|any fee|pay for|need|buy|bring|supply|provide|have to|take|accept",
];
