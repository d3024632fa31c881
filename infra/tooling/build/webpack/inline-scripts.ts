import { EARLY_INPUT } from '#src/portal/early-input';
import { WORKER } from '#src/portal/kept-page';
import { KEEPER } from '#src/portal/recording/keeper-address';
import { THEME_KEY } from '#src/ui/theme-choice';
import { THEME_ATTRIBUTE } from '#src/ui/tokens';

// "</script>" inside a string would end the script.
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const oneLine = (script: string) => script.replace(/\n\s*/g, '');

/**
 * For what is not made by a policy of its own: no HTML of strings, save the empty one by which charts clear an element, and
 * of scripts the workers that keep the page and what is recorded.
 */
export const trustedTypesScript = (): string =>
  oneLine(`window.trustedTypes&&trustedTypes.createPolicy('default',{
    createHTML:function(html){return html===''?html:null},
    createScriptURL:function(url){return url===${inScript(WORKER)}||url===${inScript(KEEPER)}?url:null}
  })`);

/** No flash: the theme is set before the first paint. */
export const themeScript = (): string =>
  oneLine(`(function(key,attribute){
    var choice;
    try{choice=localStorage.getItem(key)}catch(refused){}
    if(choice!=='dark'&&choice!=='light')choice=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
    document.documentElement.setAttribute(attribute,choice)
  })(${inScript(THEME_KEY)},${inScript(THEME_ATTRIBUTE)})`);

/** What is pressed before the application has arrived is kept, shows that it was, and is done when it has. Links work by themselves. */
export const earlyInputScript = (): string =>
  oneLine(`(function(name){
    var pressed=[],types=['click','submit'];
    function keep(event){
      var target=event.target.closest(event.type==='submit'?'form':'button[type=button]');
      if(!target)return;
      event.preventDefault();
      target.setAttribute('aria-busy','true');
      pressed.push(target)
    }
    types.forEach(function(type){addEventListener(type,keep,true)});
    window[name]={take:function(){
      types.forEach(function(type){removeEventListener(type,keep,true)});
      pressed.forEach(function(element){element.removeAttribute('aria-busy')});
      return pressed.splice(0)
    }}
  })(${inScript(EARLY_INPUT)})`);
