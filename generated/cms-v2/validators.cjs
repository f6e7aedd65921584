// Generated from openapi/ by `npm run codegen`. Never edited by hand.
'use strict'
module.exports = ((formats) => {
const exports = {};
{
"use strict";
exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"view\",\"maxLength\":4000}}}"] = validate0;
const schema0 = {"properties":{"value":{"type":"string","default":"view","maxLength":4000}}};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "view";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"cms/v2\",\"maxLength\":4000}}}"] = validate1;
const schema1 = {"properties":{"value":{"type":"string","default":"cms/v2","maxLength":4000}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "cms/v2";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"title.rendered\"}}}}"] = validate2;
const schema2 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","maxLength":4000,"example":"title.rendered"}}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":20,\"x-languages\":true}}}"] = validate3;
const schema3 = {"properties":{"value":{"type":"string","maxLength":20,"x-languages":true}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"view\",\"embed\",\"edit\"],\"default\":\"view\"}}}"] = validate4;
const schema4 = {"properties":{"value":{"type":"string","enum":["view","embed","edit"],"default":"view"}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "view";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((data0 === "view") || (data0 === "embed")) || (data0 === "edit"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema4.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647,\"default\":1}}}"] = validate5;
const schema5 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":2147483647,"default":1}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = 1;
}
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10000}}}"] = validate6;
const schema6 = {"properties":{"value":{"type":"string","minLength":1,"maxLength":10000}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 10000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":10}}}"] = validate7;
const schema7 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":100,"default":10}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = 10;
}
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":1600}}}"] = validate8;
const schema8 = {"properties":{"value":{"type":"string","maxLength":1600}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 1600){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 1600},message:"must NOT have more than 1600 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"format\":\"iso-date-time\",\"pattern\":\"^\\\\d{4}-\\\\d{2}-\\\\d{2}[Tt ]\\\\d{2}:\\\\d{2}\",\"maxLength\":100}}}"] = validate9;
const schema9 = {"properties":{"value":{"type":"string","format":"iso-date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}","maxLength":100}}};
const formats0 = formats["iso-date-time"];
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[],\"x-unbounded\":true,\"items\":{\"$ref\":\"#/components/schemas/Id\"}}}}"] = validate10;
const schema10 = {"properties":{"value":{"type":"array","default":[],"x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}}}};
const schema11 = {"type":"integer","description":"The ID of an item: a positive integer, assigned by the service.","minimum":0,"maximum":2147483647,"example":7};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = [];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"exact\"]}}}"] = validate11;
const schema12 = {"properties":{"value":{"type":"string","enum":["exact"]}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(data0 === "exact")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema12.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":2147483647}}}"] = validate12;
const schema13 = {"properties":{"value":{"type":"integer","minimum":0,"maximum":2147483647}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"asc\",\"desc\"],\"default\":\"desc\"}}}"] = validate13;
const schema14 = {"properties":{"value":{"type":"string","enum":["asc","desc"],"default":"desc"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "desc";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "asc") || (data0 === "desc"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema14.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"date\",\"enum\":[\"author\",\"date\",\"id\",\"include\",\"modified\",\"parent\",\"relevance\",\"slug\",\"include_slugs\",\"title\"]}}}"] = validate14;
const schema15 = {"properties":{"value":{"type":"string","default":"date","enum":["author","date","id","include","modified","parent","relevance","slug","include_slugs","title"]}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "date";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((((((((((data0 === "author") || (data0 === "date")) || (data0 === "id")) || (data0 === "include")) || (data0 === "modified")) || (data0 === "parent")) || (data0 === "relevance")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "title"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema15.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[],\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"enum\":[\"post_title\",\"post_content\",\"post_excerpt\"],\"example\":\"post_title\"}}}}"] = validate15;
const schema16 = {"properties":{"value":{"type":"array","default":[],"x-unbounded":true,"items":{"type":"string","enum":["post_title","post_content","post_excerpt"],"example":"post_title"}}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = [];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!(((data1 === "post_title") || (data1 === "post_content")) || (data1 === "post_excerpt"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema16.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"harbour-walk\"}}}}"] = validate16;
const schema17 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","maxLength":4000,"example":"harbour-walk"}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[\"publish\"],\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"example\":\"publish\",\"enum\":[\"publish\",\"future\",\"draft\",\"pending\",\"private\",\"trash\",\"auto-draft\",\"inherit\",\"request-pending\",\"request-confirmed\",\"request-failed\",\"request-completed\",\"any\"]}}}}"] = validate17;
const schema18 = {"properties":{"value":{"type":"array","default":["publish"],"x-unbounded":true,"items":{"type":"string","example":"publish","enum":["publish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-confirmed","request-failed","request-completed","any"]}}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = ["publish"];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!(((((((((((((data1 === "publish") || (data1 === "future")) || (data1 === "draft")) || (data1 === "pending")) || (data1 === "private")) || (data1 === "trash")) || (data1 === "auto-draft")) || (data1 === "inherit")) || (data1 === "request-pending")) || (data1 === "request-confirmed")) || (data1 === "request-failed")) || (data1 === "request-completed")) || (data1 === "any"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema18.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"AND\",\"OR\"]}}}"] = validate18;
const schema19 = {"properties":{"value":{"type":"string","enum":["AND","OR"]}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "AND") || (data0 === "OR"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema19.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":[\"array\",\"object\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"description\":\"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.\",\"x-unbounded\":true,\"items\":{\"$ref\":\"#/components/schemas/Id\"}},\"else\":{\"type\":\"object\",\"description\":\"The long form, as in `categories[terms]=3,4&categories[operator]=AND`.\",\"additionalProperties\":false,\"properties\":{\"terms\":{\"$ref\":\"#/components/schemas/IdList\"},\"operator\":{\"type\":\"string\",\"description\":\"Whether an item must have all of the terms (`AND`) or at least one of them (`OR`).\",\"enum\":[\"AND\",\"OR\"],\"default\":\"OR\",\"example\":\"AND\"},\"include_children\":{\"type\":\"boolean\",\"description\":\"Whether to include the descendants of the given terms.\",\"default\":false,\"example\":true}}}}}}"] = validate19;
const schema20 = {"properties":{"value":{"type":["array","object"],"if":{"type":"array"},"then":{"type":"array","description":"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.","x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}},"else":{"type":"object","description":"The long form, as in `categories[terms]=3,4&categories[operator]=AND`.","additionalProperties":false,"properties":{"terms":{"$ref":"#/components/schemas/IdList"},"operator":{"type":"string","description":"Whether an item must have all of the terms (`AND`) or at least one of them (`OR`).","enum":["AND","OR"],"default":"OR","example":"AND"},"include_children":{"type":"boolean","description":"Whether to include the descendants of the given terms.","default":false,"example":true}}}}}};
const schema22 = {"type":"array","description":"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.","x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data[i0] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!data0 || typeof data0 != "object"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema20.properties.value.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.operator === undefined){
data0.operator = "OR";
}
if(data0.include_children === undefined){
data0.include_children = false;
}
for(const key0 in data0){
if(!(((key0 === "terms") || (key0 === "operator")) || (key0 === "include_children"))){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.terms !== undefined){
if(!(validate20(data0.terms, {instancePath:instancePath+"/value/terms",parentData:data0,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
let data3 = data0.operator;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
const err7 = {instancePath:instancePath+"/value/operator",schemaPath:"#/properties/value/else/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data0 !== undefined){
data0["operator"] = coerced1;
}
}
}
if(!((data3 === "AND") || (data3 === "OR"))){
const err8 = {instancePath:instancePath+"/value/operator",schemaPath:"#/properties/value/else/properties/operator/enum",keyword:"enum",params:{allowedValues: schema20.properties.value.else.properties.operator.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data4 = data0.include_children;
if(typeof data4 !== "boolean"){
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(data4 === "false" || data4 === 0 || data4 === null){
coerced2 = false;
}
else if(data4 === "true" || data4 === 1){
coerced2 = true;
}
else {
const err9 = {instancePath:instancePath+"/value/include_children",schemaPath:"#/properties/value/else/properties/include_children/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data0 !== undefined){
data0["include_children"] = coerced2;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":[\"array\",\"object\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"description\":\"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.\",\"x-unbounded\":true,\"items\":{\"$ref\":\"#/components/schemas/Id\"}},\"else\":{\"type\":\"object\",\"description\":\"The long form, as in `categories_exclude[terms]=3,4`.\",\"additionalProperties\":false,\"properties\":{\"terms\":{\"$ref\":\"#/components/schemas/IdList\"},\"include_children\":{\"type\":\"boolean\",\"description\":\"Whether to include the descendants of the given terms.\",\"default\":false,\"example\":true}}}}}}"] = validate22;
const schema24 = {"properties":{"value":{"type":["array","object"],"if":{"type":"array"},"then":{"type":"array","description":"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.","x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}},"else":{"type":"object","description":"The long form, as in `categories_exclude[terms]=3,4`.","additionalProperties":false,"properties":{"terms":{"$ref":"#/components/schemas/IdList"},"include_children":{"type":"boolean","description":"Whether to include the descendants of the given terms.","default":false,"example":true}}}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!data0 || typeof data0 != "object"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema24.properties.value.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.include_children === undefined){
data0.include_children = false;
}
for(const key0 in data0){
if(!((key0 === "terms") || (key0 === "include_children"))){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.terms !== undefined){
if(!(validate20(data0.terms, {instancePath:instancePath+"/value/terms",parentData:data0,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
let data3 = data0.include_children;
if(typeof data3 !== "boolean"){
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(data3 === "false" || data3 === 0 || data3 === null){
coerced1 = false;
}
else if(data3 === "true" || data3 === 1){
coerced1 = true;
}
else {
const err7 = {instancePath:instancePath+"/value/include_children",schemaPath:"#/properties/value/else/properties/include_children/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data0 !== undefined){
data0["include_children"] = coerced1;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":[\"array\",\"object\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"description\":\"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.\",\"x-unbounded\":true,\"items\":{\"$ref\":\"#/components/schemas/Id\"}},\"else\":{\"type\":\"object\",\"description\":\"The long form, as in `tags[terms]=3,4&tags[operator]=AND`.\",\"additionalProperties\":false,\"properties\":{\"terms\":{\"$ref\":\"#/components/schemas/IdList\"},\"operator\":{\"type\":\"string\",\"description\":\"Whether an item must have all of the terms (`AND`) or at least one of them (`OR`).\",\"enum\":[\"AND\",\"OR\"],\"default\":\"OR\",\"example\":\"AND\"}}}}}}"] = validate24;
const schema26 = {"properties":{"value":{"type":["array","object"],"if":{"type":"array"},"then":{"type":"array","description":"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.","x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}},"else":{"type":"object","description":"The long form, as in `tags[terms]=3,4&tags[operator]=AND`.","additionalProperties":false,"properties":{"terms":{"$ref":"#/components/schemas/IdList"},"operator":{"type":"string","description":"Whether an item must have all of the terms (`AND`) or at least one of them (`OR`).","enum":["AND","OR"],"default":"OR","example":"AND"}}}}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!data0 || typeof data0 != "object"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema26.properties.value.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.operator === undefined){
data0.operator = "OR";
}
for(const key0 in data0){
if(!((key0 === "terms") || (key0 === "operator"))){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.terms !== undefined){
if(!(validate20(data0.terms, {instancePath:instancePath+"/value/terms",parentData:data0,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
let data3 = data0.operator;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
const err7 = {instancePath:instancePath+"/value/operator",schemaPath:"#/properties/value/else/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data0 !== undefined){
data0["operator"] = coerced1;
}
}
}
if(!((data3 === "AND") || (data3 === "OR"))){
const err8 = {instancePath:instancePath+"/value/operator",schemaPath:"#/properties/value/else/properties/operator/enum",keyword:"enum",params:{allowedValues: schema26.properties.value.else.properties.operator.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":[\"array\",\"object\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"description\":\"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.\",\"x-unbounded\":true,\"items\":{\"$ref\":\"#/components/schemas/Id\"}},\"else\":{\"type\":\"object\",\"description\":\"The long form, as in `tags_exclude[terms]=3,4`.\",\"additionalProperties\":false,\"properties\":{\"terms\":{\"$ref\":\"#/components/schemas/IdList\"}}}}}}"] = validate26;
const schema28 = {"properties":{"value":{"type":["array","object"],"if":{"type":"array"},"then":{"type":"array","description":"A list of IDs, separated by commas or given by repeating the parameter. Callers without the right to edit posts can send at most 100.","x-unbounded":true,"items":{"$ref":"#/components/schemas/Id"}},"else":{"type":"object","description":"The long form, as in `tags_exclude[terms]=3,4`.","additionalProperties":false,"properties":{"terms":{"$ref":"#/components/schemas/IdList"}}}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!data0 || typeof data0 != "object"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema28.properties.value.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(key0 === "terms")){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.terms !== undefined){
if(!(validate20(data0.terms, {instancePath:instancePath+"/value/terms",parentData:data0,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"boolean\"}}}"] = validate28;
const schema30 = {"properties":{"value":{"type":"boolean"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"boolean\",\"default\":true}}}"] = validate29;
const schema31 = {"properties":{"value":{"type":"boolean","default":true}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = true;
}
let data0 = data.value;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"uniqueItems\":true,\"items\":{\"$ref\":\"#/components/schemas/PostFormat\"}}}}"] = validate30;
const schema32 = {"properties":{"value":{"type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/PostFormat"}}}};
const schema33 = {"type":"string","description":"The format of the post. Themes can display each format, such as a quote or a video, differently.","enum":["standard","aside","chat","gallery","link","image","quote","status","video","audio"],"example":"standard"};
const func9 = require("ajv/dist/runtime/equal").default;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/PostFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!((((((((((data1 === "standard") || (data1 === "aside")) || (data1 === "chat")) || (data1 === "gallery")) || (data1 === "link")) || (data1 === "image")) || (data1 === "quote")) || (data1 === "status")) || (data1 === "video")) || (data1 === "audio"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/PostFormat/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func9(data0[i1], data0[j0])){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"author\"}}}}"] = validate31;
const schema34 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","maxLength":4000,"example":"author"}}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":10000}}}"] = validate32;
const schema35 = {"properties":{"value":{"type":"integer","minimum":0,"maximum":10000}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":4000}}}"] = validate33;
const schema36 = {"properties":{"value":{"type":"string","maxLength":4000}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"boolean\",\"default\":false}}}"] = validate34;
const schema37 = {"properties":{"value":{"type":"boolean","default":false}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = false;
}
let data0 = data.value;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100}}}"] = validate35;
const schema38 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":100}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"date\",\"enum\":[\"date\",\"id\",\"include\",\"relevance\",\"slug\",\"include_slugs\",\"title\"]}}}"] = validate36;
const schema39 = {"properties":{"value":{"type":"string","default":"date","enum":["date","id","include","relevance","slug","include_slugs","title"]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "date";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((((((data0 === "date") || (data0 === "id")) || (data0 === "include")) || (data0 === "relevance")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "title"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema39.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"date\",\"enum\":[\"author\",\"date\",\"id\",\"include\",\"modified\",\"parent\",\"relevance\",\"slug\",\"include_slugs\",\"title\",\"menu_order\"]}}}"] = validate37;
const schema40 = {"properties":{"value":{"type":"string","default":"date","enum":["author","date","id","include","modified","parent","relevance","slug","include_slugs","title","menu_order"]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "date";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((((((((((data0 === "author") || (data0 === "date")) || (data0 === "id")) || (data0 === "include")) || (data0 === "modified")) || (data0 === "parent")) || (data0 === "relevance")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "title")) || (data0 === "menu_order"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema40.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}}}"] = validate38;
const schema41 = {"properties":{"value":{"type":"integer","minimum":-2147483648,"maximum":2147483647}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"date\",\"enum\":[\"author\",\"date\",\"id\",\"include\",\"modified\",\"parent\",\"relevance\",\"slug\",\"include_slugs\",\"title\",\"event_date\"]}}}"] = validate39;
const schema42 = {"properties":{"value":{"type":"string","default":"date","enum":["author","date","id","include","modified","parent","relevance","slug","include_slugs","title","event_date"]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "date";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((((((((((data0 === "author") || (data0 === "date")) || (data0 === "id")) || (data0 === "include")) || (data0 === "modified")) || (data0 === "parent")) || (data0 === "relevance")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "title")) || (data0 === "event_date"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema42.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"pattern\":\"^[a-z][a-z0-9-]*$\"}}}"] = validate40;
const schema43 = {"properties":{"value":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"}}};
const pattern1 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9-]+$\"}}}"] = validate41;
const schema44 = {"properties":{"value":{"type":"string","pattern":"^[a-z0-9-]+$"}}};
const pattern2 = new RegExp("^[a-z0-9-]+$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"edit\"],\"x-missing-is-invalid\":true}}}"] = validate42;
const schema45 = {"properties":{"value":{"type":"string","enum":["edit"],"x-missing-is-invalid":true}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(data0 === "edit")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema45.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"object\",\"additionalProperties\":true}}}"] = validate43;
const schema46 = {"properties":{"value":{"type":"object","additionalProperties":true}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":100}}}"] = validate44;
const schema47 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":100,"default":100}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = 100;
}
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"asc\",\"desc\"],\"default\":\"asc\"}}}"] = validate45;
const schema48 = {"properties":{"value":{"type":"string","enum":["asc","desc"],"default":"asc"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "asc";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "asc") || (data0 === "desc"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema48.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"menu_order\",\"enum\":[\"author\",\"date\",\"id\",\"include\",\"modified\",\"parent\",\"relevance\",\"slug\",\"include_slugs\",\"title\",\"menu_order\"]}}}"] = validate46;
const schema49 = {"properties":{"value":{"type":"string","default":"menu_order","enum":["author","date","id","include","modified","parent","relevance","slug","include_slugs","title","menu_order"]}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "menu_order";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((((((((((data0 === "author") || (data0 === "date")) || (data0 === "id")) || (data0 === "include")) || (data0 === "modified")) || (data0 === "parent")) || (data0 === "relevance")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "title")) || (data0 === "menu_order"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema49.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"name\",\"enum\":[\"id\",\"include\",\"name\",\"slug\",\"include_slugs\",\"term_group\",\"description\",\"count\"]}}}"] = validate47;
const schema50 = {"properties":{"value":{"type":"string","default":"name","enum":["id","include","name","slug","include_slugs","term_group","description","count"]}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "name";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((((((((data0 === "id") || (data0 === "include")) || (data0 === "name")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "term_group")) || (data0 === "description")) || (data0 === "count"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema50.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"pattern\":\"^[\\\\w-]+$\"}}}"] = validate48;
const schema51 = {"properties":{"value":{"type":"string","pattern":"^[\\w-]+$"}}};
const pattern3 = new RegExp("^[\\w-]+$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"type\":\"string\",\"maxLength\":2000,\"example\":\"primary\"}}}}"] = validate49;
const schema52 = {"properties":{"value":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":2000,"example":"primary"}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":2000,\"x-exact\":true}}}"] = validate50;
const schema53 = {"properties":{"value":{"type":"string","maxLength":2000,"x-exact":true}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[],\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"enum\":[\"email\",\"name\",\"id\",\"username\",\"slug\"],\"example\":\"name\"}}}}"] = validate51;
const schema54 = {"properties":{"value":{"type":"array","default":[],"x-unbounded":true,"items":{"type":"string","enum":["email","name","id","username","slug"],"example":"name"}}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = [];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!(((((data1 === "email") || (data1 === "name")) || (data1 === "id")) || (data1 === "username")) || (data1 === "slug"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema54.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"default\":\"name\",\"enum\":[\"id\",\"include\",\"name\",\"registered_date\",\"slug\",\"include_slugs\",\"email\",\"url\"]}}}"] = validate52;
const schema55 = {"properties":{"value":{"type":"string","default":"name","enum":["id","include","name","registered_date","slug","include_slugs","email","url"]}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "name";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((((((((data0 === "id") || (data0 === "include")) || (data0 === "name")) || (data0 === "registered_date")) || (data0 === "slug")) || (data0 === "include_slugs")) || (data0 === "email")) || (data0 === "url"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema55.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"editor\"}}}}"] = validate53;
const schema56 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","maxLength":4000,"example":"editor"}}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"maxLength\":4000,\"example\":\"edit_posts\"}}}}"] = validate54;
const schema57 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","maxLength":4000,"example":"edit_posts"}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"authors\"]}}}"] = validate55;
const schema58 = {"properties":{"value":{"type":"string","enum":["authors"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(data0 === "authors")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema58.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"anyOf\":[{\"type\":\"boolean\",\"description\":\"Whether users must have published posts or pages.\",\"example\":true},{\"type\":\"array\",\"description\":\"The types.\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"x-declared\":[\"types\"],\"enum\":[\"post\",\"page\",\"event\",\"venue\",\"organizer\"],\"example\":\"post\"}}]}}}"] = validate56;
const schema59 = {"properties":{"value":{"anyOf":[{"type":"boolean","description":"Whether users must have published posts or pages.","example":true},{"type":"array","description":"The types.","x-unbounded":true,"items":{"type":"string","x-declared":["types"],"enum":["post","page","event","venue","organizer"],"example":"post"}}]}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data0 !== undefined){
data0[i0] = coerced1;
}
}
}
if(!(((((data1 === "post") || (data1 === "page")) || (data1 === "event")) || (data1 === "venue")) || (data1 === "organizer"))){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/1/items/enum",keyword:"enum",params:{allowedValues: schema59.properties.value.anyOf[1].items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":[\"string\",\"boolean\",\"integer\"],\"pattern\":\"^(false|\\\\d{1,10})?$\",\"maxLength\":10,\"minimum\":0,\"maximum\":2147483647}}}"] = validate57;
const schema60 = {"properties":{"value":{"type":["string","boolean","integer"],"pattern":"^(false|\\d{1,10})?$","maxLength":10,"minimum":0,"maximum":2147483647}}};
const pattern4 = new RegExp("^(false|\\d{1,10})?$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(((typeof data0 !== "string") && (typeof data0 !== "boolean")) && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema60.properties.value.type},message:"must be string,boolean,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func0(data0) > 10){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^(false|\\d{1,10})?$"},message:"must match pattern \""+"^(false|\\d{1,10})?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":100}}}"] = validate58;
const schema61 = {"properties":{"value":{"type":"string","maxLength":100}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200}}}"] = validate59;
const schema62 = {"properties":{"value":{"type":"string","minLength":1,"maxLength":200}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":200}}}"] = validate60;
const schema63 = {"properties":{"value":{"type":"string","maxLength":200}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"x-segments\":2,\"pattern\":\"^[^:<>*?\\\"|]+$\"}}}"] = validate61;
const schema64 = {"properties":{"value":{"type":"string","x-segments":2,"pattern":"^[^:<>*?\"|]+$"}}};
const pattern5 = new RegExp("^[^:<>*?\"|]+$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[^:<>*?\"|]+$"},message:"must match pattern \""+"^[^:<>*?\"|]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"theme\",\"custom\"],\"default\":\"custom\"}}}"] = validate62;
const schema65 = {"properties":{"value":{"type":"string","enum":["theme","custom"],"default":"custom"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "custom";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "theme") || (data0 === "custom"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema65.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"x-segments\":2,\"pattern\":\"^[\\\\w/-]+$\"}}}"] = validate63;
const schema66 = {"properties":{"value":{"type":"string","x-segments":2,"pattern":"^[\\w/-]+$"}}};
const pattern6 = new RegExp("^[\\w/-]+$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[\\w/-]+$"},message:"must match pattern \""+"^[\\w/-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"pattern\":\"^[^/:<>*?\\\"|]+$\"}}}"] = validate64;
const schema67 = {"properties":{"value":{"type":"string","pattern":"^[^/:<>*?\"|]+$"}}};
const pattern7 = new RegExp("^[^/:<>*?\"|]+$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[^/:<>*?\"|]+$"},message:"must match pattern \""+"^[^/:<>*?\"|]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"view\",\"embed\",\"edit\"],\"default\":\"edit\"}}}"] = validate65;
const schema68 = {"properties":{"value":{"type":"string","enum":["view","embed","edit"],"default":"edit"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "edit";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((data0 === "view") || (data0 === "embed")) || (data0 === "edit"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema68.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"id\",\"include\"],\"default\":\"id\"}}}"] = validate66;
const schema69 = {"properties":{"value":{"type":"string","enum":["id","include"],"default":"id"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "id";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "id") || (data0 === "include"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema69.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"enum\":[\"active\",\"inactive\"],\"example\":\"active\"}}}}"] = validate67;
const schema70 = {"properties":{"value":{"type":"array","x-unbounded":true,"items":{"type":"string","enum":["active","inactive"],"example":"active"}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!((data1 === "active") || (data1 === "inactive"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema70.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"view\",\"embed\"],\"default\":\"view\"}}}"] = validate68;
const schema71 = {"properties":{"value":{"type":"string","enum":["view","embed"],"default":"view"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "view";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "view") || (data0 === "embed"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema71.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"text\",\"words\",\"prefix\"]}}}"] = validate69;
const schema72 = {"properties":{"value":{"type":"string","enum":["text","words","prefix"]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((data0 === "text") || (data0 === "words")) || (data0 === "prefix"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema72.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"post\",\"term\",\"post-format\",\"any\"],\"default\":\"post\"}}}"] = validate70;
const schema73 = {"properties":{"value":{"type":"string","enum":["post","term","post-format","any"],"default":"post"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "post";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((((data0 === "post") || (data0 === "term")) || (data0 === "post-format")) || (data0 === "any"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema73.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[\"any\"],\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"x-declared\":[\"types\",\"taxonomies\"],\"enum\":[\"any\",\"post\",\"page\",\"event\",\"venue\",\"organizer\",\"category\",\"post_tag\",\"cal_events_cat\"],\"example\":\"page\"}}}}"] = validate71;
const schema74 = {"properties":{"value":{"type":"array","default":["any"],"x-unbounded":true,"items":{"type":"string","x-declared":["types","taxonomies"],"enum":["any","post","page","event","venue","organizer","category","post_tag","cal_events_cat"],"example":"page"}}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = ["any"];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!(((((((((data1 === "any") || (data1 === "post")) || (data1 === "page")) || (data1 === "event")) || (data1 === "venue")) || (data1 === "organizer")) || (data1 === "category")) || (data1 === "post_tag")) || (data1 === "cal_events_cat"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema74.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[],\"maxItems\":10,\"items\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647,\"example\":12}}}}"] = validate72;
const schema75 = {"properties":{"value":{"type":"array","default":[],"maxItems":10,"items":{"type":"integer","minimum":1,"maximum":2147483647,"example":12}}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = [];
}
let data0 = data.value;
if(Array.isArray(data0)){
if(data0.length > 10){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"words\",\"prefix\"],\"default\":\"words\"}}}"] = validate73;
const schema76 = {"properties":{"value":{"type":"string","enum":["words","prefix"],"default":"words"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = "words";
}
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "words") || (data0 === "prefix"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema76.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[\"type\"],\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"x-declared\":[\"taxonomies\"],\"enum\":[\"type\",\"category\",\"post_tag\",\"cal_events_cat\"],\"example\":\"category\"}}}}"] = validate74;
const schema77 = {"properties":{"value":{"type":"array","default":["type"],"x-unbounded":true,"items":{"type":"string","x-declared":["taxonomies"],"enum":["type","category","post_tag","cal_events_cat"],"example":"category"}}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = ["type"];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!((((data1 === "type") || (data1 === "category")) || (data1 === "post_tag")) || (data1 === "cal_events_cat"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema77.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":8000,\"x-exact\":true}}}"] = validate75;
const schema78 = {"properties":{"value":{"type":"string","minLength":1,"maxLength":8000,"x-exact":true}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 8000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"array\",\"default\":[\"inherit\"],\"x-unbounded\":true,\"items\":{\"type\":\"string\",\"enum\":[\"inherit\",\"private\",\"trash\"],\"example\":\"inherit\"}}}}"] = validate76;
const schema79 = {"properties":{"value":{"type":"array","default":["inherit"],"x-unbounded":true,"items":{"type":"string","enum":["inherit","private","trash"],"example":"inherit"}}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
data.value = ["inherit"];
}
let data0 = data.value;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0[i0] = coerced0;
}
}
}
if(!(((data1 === "inherit") || (data1 === "private")) || (data1 === "trash"))){
const err1 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/enum",keyword:"enum",params:{allowedValues: schema79.properties.value.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"image\",\"video\",\"text\",\"application\",\"audio\"]}}}"] = validate77;
const schema80 = {"properties":{"value":{"type":"string","enum":["image","video","text","application","audio"]}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!(((((data0 === "image") || (data0 === "video")) || (data0 === "text")) || (data0 === "application")) || (data0 === "audio"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema80.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":255}}}"] = validate78;
const schema81 = {"properties":{"value":{"type":"string","maxLength":255}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"maxLength\":2000}}}"] = validate79;
const schema82 = {"properties":{"value":{"type":"string","maxLength":2000}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"publish\",\"future\",\"draft\",\"pending\",\"private\",\"inherit\"]}}}"] = validate80;
const schema83 = {"properties":{"value":{"type":"string","enum":["publish","future","draft","pending","private","inherit"]}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((((((data0 === "publish") || (data0 === "future")) || (data0 === "draft")) || (data0 === "pending")) || (data0 === "private")) || (data0 === "inherit"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema83.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647}}}"] = validate81;
const schema84 = {"properties":{"value":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"value\":{\"type\":\"string\",\"enum\":[\"open\",\"closed\"]}}}"] = validate82;
const schema85 = {"properties":{"value":{"type":"string","enum":["open","closed"]}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if(!((data0 === "open") || (data0 === "closed"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues: schema85.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};
}
{
"use strict";
exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PostInput\"}}}"] = validate0;
const schema0 = {"properties":{"body":{"$ref":"#/components/schemas/PostInput"}}};
const schema1 = {"description":"The writable fields of a post. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/ArticleInput"},{"type":"object","properties":{"format":{"$ref":"#/components/schemas/PostFormat"},"sticky":{"type":"boolean","description":"Whether the post stays at the top of the front page. A sticky post cannot have a password.","example":false},"categories":{"type":"array","description":"The IDs of the post's categories, which replace the current ones. Unknown IDs are ignored.","maxItems":1000,"items":{"$ref":"#/components/schemas/Id"},"example":[1]},"tags":{"type":"array","description":"The IDs of the post's tags, which replace the current ones. Unknown IDs are ignored.","maxItems":1000,"items":{"$ref":"#/components/schemas/Id"},"example":[]}}}],"example":{"title":"Ferry timetable","content":"The first boat leaves at seven.","excerpt":"Boats from seven.","status":"publish"}};
const schema16 = {"type":"string","description":"The format of the post. Themes can display each format, such as a quote or a video, differently.","enum":["standard","aside","chat","gallery","link","image","quote","status","video","audio"],"example":"standard"};
const schema17 = {"type":"integer","description":"The ID of an item: a positive integer, assigned by the service.","minimum":0,"maximum":2147483647,"example":7};
const schema2 = {"description":"The writable fields that posts and pages share.","allOf":[{"$ref":"#/components/schemas/ContentInput"},{"type":"object","properties":{"author":{"type":"integer","description":"The ID of the author. Setting another user requires the right to edit other users' items.","minimum":-2147483648,"maximum":2147483647,"example":2},"excerpt":{"$ref":"#/components/schemas/ExcerptInput"},"featured_media":{"type":"integer","description":"The ID of the featured image; 0 removes it.","minimum":-2147483648,"maximum":2147483647,"example":0},"comment_status":{"$ref":"#/components/schemas/OpenOrClosed"},"ping_status":{"$ref":"#/components/schemas/OpenOrClosed"},"meta":{"$ref":"#/components/schemas/PostMetaInput"}}}],"example":{"title":"Ferry timetable","content":"The first boat leaves at seven.","excerpt":"Boats from seven."}};
const schema12 = {"type":["string","object"],"description":"The excerpt, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.","maxLength":100000,"properties":{"raw":{"type":"string","description":"The excerpt.","maxLength":100000,"example":"Boats from seven."}},"example":"Boats from seven."};
const schema13 = {"type":"string","description":"Whether the item accepts comments or pings.","enum":["open","closed"],"example":"open"};
const schema15 = {"type":"object","description":"The meta fields to change. Keys that are not listed here are rejected; null resets a field.","additionalProperties":false,"properties":{"footnotes":{"type":["string","null"],"description":"The footnotes of the content, as a JSON string.","maxLength":100000,"example":"[{\"id\":\"n1\",\"content\":\"See the map.\"}]"}}};
const schema3 = {"description":"The fields that can be set on every dated item with a password. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/DatedInput"},{"type":"object","properties":{"password":{"type":"string","description":"The password that protects the content and, if there is one, the excerpt. An empty string removes the protection.","maxLength":255,"example":""}}}],"example":{"title":"Ferry timetable","content":"The first boat leaves at seven.","status":"publish"}};
const schema4 = {"type":"object","description":"The fields that can be set on every dated item. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"id":{"type":"integer","description":"The ID of the item. Ignored in updates. Omit it when you create an item: the service assigns the ID, and a request with one is an error.","minimum":0,"maximum":2147483647,"example":12},"date":{"description":"The publication date in the site's time zone. With null, a draft gets its date when it is published.","$ref":"#/components/schemas/DateTimeInputOrNull"},"date_gmt":{"description":"The publication date in UTC. If both are given, `date` takes precedence.","$ref":"#/components/schemas/DateTimeInputOrNull"},"slug":{"type":"string","description":"The part of the URL that identifies the item. The service normalizes it and makes it unique.","maxLength":2000,"example":"ferry-timetable"},"status":{"$ref":"#/components/schemas/ContentStatus"},"title":{"$ref":"#/components/schemas/TitleInput"},"content":{"$ref":"#/components/schemas/BlockTextInput"},"template":{"type":"string","description":"The slug of the template that renders the item. Empty for the default template.","maxLength":2000,"example":""}},"example":{"title":"Ferry timetable","content":"The first boat leaves at seven.","status":"publish"}};
const schema5 = {"type":["string","null"],"description":"A date and time in ISO 8601, such as `2026-03-01T09:30:00`. Without an offset, it is in the site's time zone; with `Z` or an offset such as `+04:00`, it is converted. `null` means no date.","format":"iso-date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}","maxLength":100,"example":"2026-03-01T09:30:00"};
const schema7 = {"type":"string","description":"The status of the item. `publish` is public; `future` becomes public at its date; `draft` and `pending` (waiting for review) are visible to users who can edit the item; `private` is visible to its author and editors.","enum":["publish","future","draft","pending","private"],"example":"publish"};
const schema8 = {"type":["string","object"],"description":"The title, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.","maxLength":2000,"properties":{"raw":{"type":"string","description":"The title.","maxLength":2000,"example":"Ferry timetable"}},"example":"Ferry timetable"};
const formats0 = formats["iso-date-time"];
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}", "u");
const schema9 = {"type":["string","object"],"description":"The content, as a string or as an object with the string in `raw` or the blocks in `blocks`, as responses have them. All other properties of the object are ignored.","maxLength":1000000,"properties":{"raw":{"type":"string","description":"The content.","maxLength":1000000,"example":"<!-- wp:paragraph -->\n<p>The first boat leaves at seven.</p>\n<!-- /wp:paragraph -->"},"blocks":{"type":"array","description":"The content as blocks. A text of 1,000,000 characters is written from them at most. If `raw` is sent, too, it must be the same content.","maxItems":10000,"items":{"$ref":"#/components/schemas/ContentBlockInput"},"example":[{"name":"core/paragraph","attributes":{"content":"The first boat leaves at seven."}}]}},"example":"The first boat leaves at seven."};
const schema10 = {"type":"object","description":"A block to write. What responses have beside these fields is ignored.","required":["name"],"properties":{"name":{"type":"string","description":"The kind of the block, with its namespace.","maxLength":2000,"pattern":"^[a-z][a-z0-9_-]*/[a-z][a-z0-9_-]*$","example":"core/paragraph"},"attributes":{"type":"object","description":"The attributes of the block. They must match the schemas of its kind.","additionalProperties":true,"example":{"content":"The first boat leaves at eight."}},"innerBlocks":{"type":"array","description":"The blocks inside of it.","maxItems":10000,"items":{"$ref":"#/components/schemas/ContentBlockInput"},"example":[]},"source":{"description":"The source of a block that was read in the `edit` context. A new block has none, unless you write its HTML yourself.","$ref":"#/components/schemas/BlockSource"}}};
const schema11 = {"type":"object","description":"How a block is written in the content. Send it back as it is: a block whose name and attributes are unchanged is then written as it was, to the\nlast character. A block that has changed is written anew.\n","required":["opening","content","closing"],"properties":{"before":{"type":"string","description":"The white space before a block that is not inside of another one.","maxLength":1000000,"x-unbounded":true,"example":"\n\n"},"opening":{"type":"string","description":"The comment that begins the block. Empty for text outside of blocks.","maxLength":1000000,"x-unbounded":true,"example":"<!-- wp:paragraph -->"},"content":{"type":"array","description":"The HTML of the block, in pieces. Null stands for a block inside.","maxItems":100000,"x-unbounded":true,"items":{"type":["string","null"],"description":"A piece of HTML; null for a block inside.","maxLength":1000000,"x-unbounded":true,"example":"<p>The first boat leaves at seven.</p>"},"example":["<p>The first boat leaves at seven.</p>"]},"closing":{"type":"string","description":"The comment that ends the block. Empty for a block without content.","maxLength":1000000,"x-unbounded":true,"example":"<!-- /wp:paragraph -->"},"after":{"type":"string","description":"The white space after the last block.","maxLength":1000000,"x-unbounded":true,"example":"\n"}}};
const pattern2 = new RegExp("^[a-z][a-z0-9_-]*/[a-z][a-z0-9_-]*$", "u");
const wrapper0 = {validate: validate6};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern2.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*/[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*/[a-z][a-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attributes !== undefined){
let data1 = data.attributes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err4 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.innerBlocks !== undefined){
let data2 = data.innerBlocks;
if(Array.isArray(data2)){
if(data2.length > 10000){
const err5 = {instancePath:instancePath+"/innerBlocks",schemaPath:"#/properties/innerBlocks/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data2[i0], {instancePath:instancePath+"/innerBlocks/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/innerBlocks",schemaPath:"#/properties/innerBlocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.opening === undefined){
const err7 = {instancePath:instancePath+"/source",schemaPath:"#/components/schemas/BlockSource/required",keyword:"required",params:{missingProperty: "opening"},message:"must have required property '"+"opening"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.content === undefined){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/components/schemas/BlockSource/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.closing === undefined){
const err9 = {instancePath:instancePath+"/source",schemaPath:"#/components/schemas/BlockSource/required",keyword:"required",params:{missingProperty: "closing"},message:"must have required property '"+"closing"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.before !== undefined){
let data5 = data4.before;
if(typeof data5 === "string"){
if(func0(data5) > 1000000){
const err10 = {instancePath:instancePath+"/source/before",schemaPath:"#/components/schemas/BlockSource/properties/before/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/source/before",schemaPath:"#/components/schemas/BlockSource/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.opening !== undefined){
let data6 = data4.opening;
if(typeof data6 === "string"){
if(func0(data6) > 1000000){
const err12 = {instancePath:instancePath+"/source/opening",schemaPath:"#/components/schemas/BlockSource/properties/opening/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/source/opening",schemaPath:"#/components/schemas/BlockSource/properties/opening/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.content !== undefined){
let data7 = data4.content;
if(Array.isArray(data7)){
if(data7.length > 100000){
const err14 = {instancePath:instancePath+"/source/content",schemaPath:"#/components/schemas/BlockSource/properties/content/maxItems",keyword:"maxItems",params:{limit: 100000},message:"must NOT have more than 100000 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/source/content/" + i1,schemaPath:"#/components/schemas/BlockSource/properties/content/items/type",keyword:"type",params:{type: schema11.properties.content.items.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 1000000){
const err16 = {instancePath:instancePath+"/source/content/" + i1,schemaPath:"#/components/schemas/BlockSource/properties/content/items/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/source/content",schemaPath:"#/components/schemas/BlockSource/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.closing !== undefined){
let data9 = data4.closing;
if(typeof data9 === "string"){
if(func0(data9) > 1000000){
const err18 = {instancePath:instancePath+"/source/closing",schemaPath:"#/components/schemas/BlockSource/properties/closing/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/source/closing",schemaPath:"#/components/schemas/BlockSource/properties/closing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.after !== undefined){
let data10 = data4.after;
if(typeof data10 === "string"){
if(func0(data10) > 1000000){
const err20 = {instancePath:instancePath+"/source/after",schemaPath:"#/components/schemas/BlockSource/properties/after/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/source/after",schemaPath:"#/components/schemas/BlockSource/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/source",schemaPath:"#/components/schemas/BlockSource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"name":true,"attributes":true,"innerBlocks":true,"source":true},"dynamicProps":false,"dynamicItems":false};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema9.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func0(data) > 1000000){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw !== undefined){
let data0 = data.raw;
if(typeof data0 === "string"){
if(func0(data0) > 1000000){
const err2 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.blocks !== undefined){
let data1 = data.blocks;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err4 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data1[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"raw":true,"blocks":true},"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.date !== undefined){
let data1 = data.date;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/type",keyword:"type",params:{type: schema5.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.date_gmt !== undefined){
let data2 = data.date_gmt;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/type",keyword:"type",params:{type: schema5.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err8 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data2))){
const err10 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err11 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ContentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data4 === "publish") || (data4 === "future")) || (data4 === "draft")) || (data4 === "pending")) || (data4 === "private"))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ContentStatus/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TitleInput/type",keyword:"type",params:{type: schema8.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TitleInput/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.raw !== undefined){
let data6 = data5.raw;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err17 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.content !== undefined){
if(!(validate5(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.template !== undefined){
let data8 = data.template;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err19 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err0 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/1/properties/password/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/1/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.author !== undefined){
let data0 = data.author;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/allOf/1/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/allOf/1/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/author",schemaPath:"#/allOf/1/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.excerpt !== undefined){
let data1 = data.excerpt;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/excerpt",schemaPath:"#/components/schemas/ExcerptInput/type",keyword:"type",params:{type: schema12.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err4 = {instancePath:instancePath+"/excerpt",schemaPath:"#/components/schemas/ExcerptInput/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.raw !== undefined){
let data2 = data1.raw;
if(typeof data2 === "string"){
if(func0(data2) > 100000){
const err5 = {instancePath:instancePath+"/excerpt/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/excerpt/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.featured_media !== undefined){
let data3 = data.featured_media;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/featured_media",schemaPath:"#/allOf/1/properties/featured_media/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/featured_media",schemaPath:"#/allOf/1/properties/featured_media/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/featured_media",schemaPath:"#/allOf/1/properties/featured_media/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.comment_status !== undefined){
let data4 = data.comment_status;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/comment_status",schemaPath:"#/components/schemas/OpenOrClosed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "open") || (data4 === "closed"))){
const err11 = {instancePath:instancePath+"/comment_status",schemaPath:"#/components/schemas/OpenOrClosed/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ping_status !== undefined){
let data5 = data.ping_status;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/ping_status",schemaPath:"#/components/schemas/OpenOrClosed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data5 === "open") || (data5 === "closed"))){
const err13 = {instancePath:instancePath+"/ping_status",schemaPath:"#/components/schemas/OpenOrClosed/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.meta !== undefined){
let data6 = data.meta;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(!(key0 === "footnotes")){
const err14 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/PostMetaInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.footnotes !== undefined){
let data7 = data6.footnotes;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/meta/footnotes",schemaPath:"#/components/schemas/PostMetaInput/properties/footnotes/type",keyword:"type",params:{type: schema15.properties.footnotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 100000){
const err16 = {instancePath:instancePath+"/meta/footnotes",schemaPath:"#/components/schemas/PostMetaInput/properties/footnotes/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/PostMetaInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"author":true,"excerpt":true,"featured_media":true,"comment_status":true,"ping_status":true,"meta":true,"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/format",schemaPath:"#/components/schemas/PostFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((data0 === "standard") || (data0 === "aside")) || (data0 === "chat")) || (data0 === "gallery")) || (data0 === "link")) || (data0 === "image")) || (data0 === "quote")) || (data0 === "status")) || (data0 === "video")) || (data0 === "audio"))){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/components/schemas/PostFormat/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sticky !== undefined){
if(typeof data.sticky !== "boolean"){
const err2 = {instancePath:instancePath+"/sticky",schemaPath:"#/allOf/1/properties/sticky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.categories !== undefined){
let data2 = data.categories;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err3 = {instancePath:instancePath+"/categories",schemaPath:"#/allOf/1/properties/categories/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/categories",schemaPath:"#/allOf/1/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/allOf/1/properties/tags/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/allOf/1/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"format":true,"sticky":true,"categories":true,"tags":true,"author":true,"excerpt":true,"featured_media":true,"comment_status":true,"ping_status":true,"meta":true,"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate1(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PostAutosaveInput\"}}}"] = validate13;
const schema19 = {"properties":{"body":{"$ref":"#/components/schemas/PostAutosaveInput"}}};
const schema20 = {"description":"The fields of a post. An autosave stores only title, content, excerpt, footnotes and the fields that the site declares, and ignores the other fields.","allOf":[{"$ref":"#/components/schemas/PostInput"},{"type":"object","properties":{"parent":{"type":"integer","description":"The ID of the post. The URL already identifies it.","minimum":0,"maximum":2147483647,"example":7}}}],"example":{"title":"Ferry timetable","content":"The first boat leaves at six."}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"parent":true,"format":true,"sticky":true,"categories":true,"tags":true,"author":true,"excerpt":true,"featured_media":true,"comment_status":true,"ping_status":true,"meta":true,"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate14(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PreviewLinkInput\"}}}"] = validate17;
const schema21 = {"properties":{"body":{"$ref":"#/components/schemas/PreviewLinkInput"}}};
const schema22 = {"type":"object","description":"What a new preview link shows, and for how long.","properties":{"expires_in":{"type":"integer","minimum":60,"maximum":2592000,"description":"The number of seconds until the link expires. By default, two days (172800); at most 30 days.","example":3600},"autosave":{"type":"boolean","description":"Whether the preview shows the newest autosave of the item. True by default.","example":true}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.expires_in !== undefined){
let data1 = data0.expires_in;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/body/expires_in",schemaPath:"#/components/schemas/PreviewLinkInput/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2592000 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/body/expires_in",schemaPath:"#/components/schemas/PreviewLinkInput/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 60 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/body/expires_in",schemaPath:"#/components/schemas/PreviewLinkInput/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data0.autosave !== undefined){
if(typeof data0.autosave !== "boolean"){
const err3 = {instancePath:instancePath+"/body/autosave",schemaPath:"#/components/schemas/PreviewLinkInput/properties/autosave/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/PreviewLinkInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PageInput\"}}}"] = validate18;
const schema23 = {"properties":{"body":{"$ref":"#/components/schemas/PageInput"}}};
const schema24 = {"description":"The writable fields of a page. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/ArticleInput"},{"type":"object","properties":{"parent":{"type":"integer","description":"The ID of the parent page; 0 moves the page to the top level. Autosaves ignore it.","minimum":-2147483648,"maximum":2147483647,"example":0},"menu_order":{"type":"integer","description":"The position of the page among its siblings. Lower numbers come first.","minimum":-2147483648,"maximum":2147483647,"example":2}}}],"example":{"title":"Getting here","content":"By boat.","status":"publish","parent":0,"menu_order":2}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.menu_order !== undefined){
let data1 = data.menu_order;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/menu_order",schemaPath:"#/allOf/1/properties/menu_order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/menu_order",schemaPath:"#/allOf/1/properties/menu_order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < -2147483648 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/menu_order",schemaPath:"#/allOf/1/properties/menu_order/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"parent":true,"menu_order":true,"author":true,"excerpt":true,"featured_media":true,"comment_status":true,"ping_status":true,"meta":true,"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate19(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/SiteEventInput\"}}}"] = validate22;
const schema25 = {"properties":{"body":{"$ref":"#/components/schemas/SiteEventInput"}}};
const schema26 = {"description":"The fields of an event that can be set as site content. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/CalendarItemInput"},{"type":"object","properties":{"password":{"type":"string","description":"The password that protects the content and the excerpt. An empty string removes the protection.","maxLength":255,"example":""},"event_categories":{"type":"array","description":"The IDs of the categories of the event, which replace the current ones. Unknown IDs are ignored.","maxItems":1000,"items":{"$ref":"#/components/schemas/Id"},"example":[8]},"tags":{"type":"array","description":"The IDs of the tags of the event, which replace the current ones. Unknown IDs are ignored.","maxItems":1000,"items":{"$ref":"#/components/schemas/Id"},"example":[]}}}],"example":{"title":"Harbour walk","content":"Bring a coat.","status":"publish"}};
const schema27 = {"description":"The fields of events, venues and organizers that can be set as site content.","allOf":[{"$ref":"#/components/schemas/DatedInput"},{"type":"object","properties":{"author":{"type":"integer","description":"The ID of the author. Setting another user requires the right to edit other users' items.","minimum":-2147483648,"maximum":2147483647,"example":2},"excerpt":{"$ref":"#/components/schemas/ExcerptInput"},"featured_media":{"type":"integer","description":"The ID of the featured image; 0 removes it.","minimum":-2147483648,"maximum":2147483647,"example":0},"meta":{"$ref":"#/components/schemas/PostMetaInput"}}}],"example":{"title":"Harbour walk","content":"Bring a coat.","status":"publish"}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.author !== undefined){
let data0 = data.author;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/allOf/1/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/allOf/1/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/author",schemaPath:"#/allOf/1/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.excerpt !== undefined){
let data1 = data.excerpt;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/excerpt",schemaPath:"#/components/schemas/ExcerptInput/type",keyword:"type",params:{type: schema12.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err4 = {instancePath:instancePath+"/excerpt",schemaPath:"#/components/schemas/ExcerptInput/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.raw !== undefined){
let data2 = data1.raw;
if(typeof data2 === "string"){
if(func0(data2) > 100000){
const err5 = {instancePath:instancePath+"/excerpt/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/excerpt/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.featured_media !== undefined){
let data3 = data.featured_media;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/featured_media",schemaPath:"#/allOf/1/properties/featured_media/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/featured_media",schemaPath:"#/allOf/1/properties/featured_media/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/featured_media",schemaPath:"#/allOf/1/properties/featured_media/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(key0 === "footnotes")){
const err10 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/PostMetaInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.footnotes !== undefined){
let data5 = data4.footnotes;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/meta/footnotes",schemaPath:"#/components/schemas/PostMetaInput/properties/footnotes/type",keyword:"type",params:{type: schema15.properties.footnotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 100000){
const err12 = {instancePath:instancePath+"/meta/footnotes",schemaPath:"#/components/schemas/PostMetaInput/properties/footnotes/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/PostMetaInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"author":true,"excerpt":true,"featured_media":true,"meta":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err0 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/1/properties/password/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/1/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event_categories !== undefined){
let data1 = data.event_categories;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err2 = {instancePath:instancePath+"/event_categories",schemaPath:"#/allOf/1/properties/event_categories/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/event_categories/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/event_categories/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/event_categories/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/event_categories",schemaPath:"#/allOf/1/properties/event_categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err7 = {instancePath:instancePath+"/tags",schemaPath:"#/allOf/1/properties/tags/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/allOf/1/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"password":true,"event_categories":true,"tags":true,"author":true,"excerpt":true,"featured_media":true,"meta":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate23(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/CalendarAutosaveInput\"}}}"] = validate28;
const schema32 = {"properties":{"body":{"$ref":"#/components/schemas/CalendarAutosaveInput"}}};
const schema33 = {"description":"The fields of an event, venue or organizer. An autosave stores only title, content, excerpt, footnotes and the fields that the site declares, and ignores the other fields.","allOf":[{"$ref":"#/components/schemas/CalendarItemInput"},{"type":"object","properties":{"parent":{"type":"integer","description":"The ID of the item. The URL already identifies it.","minimum":0,"maximum":2147483647,"example":20}}}],"example":{"title":"Harbour walk","content":"Bring a warm coat."}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"parent":true,"author":true,"excerpt":true,"featured_media":true,"meta":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate29(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/SiteVenueInput\"}}}"] = validate32;
const schema34 = {"properties":{"body":{"$ref":"#/components/schemas/SiteVenueInput"}}};
const schema35 = {"description":"The fields of a venue that can be set as site content. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/CalendarItemInput"}],"example":{"title":"Old pier","content":"Next to the lighthouse.","status":"publish"}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"author":true,"excerpt":true,"featured_media":true,"meta":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate33(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/SiteOrganizerInput\"}}}"] = validate36;
const schema36 = {"properties":{"body":{"$ref":"#/components/schemas/SiteOrganizerInput"}}};
const schema37 = {"description":"The fields of an organizer that can be set as site content. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/CalendarItemInput"}],"example":{"title":"Old pier","content":"Next to the lighthouse.","status":"publish"}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"author":true,"excerpt":true,"featured_media":true,"meta":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate37(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/BlockInput\"}}}"] = validate40;
const schema38 = {"properties":{"body":{"$ref":"#/components/schemas/BlockInput"}}};
const schema39 = {"description":"The writable fields of a block. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/ContentInput"},{"type":"object","properties":{"excerpt":{"$ref":"#/components/schemas/ExcerptInput"},"meta":{"$ref":"#/components/schemas/BlockMetaInput"},"cms_pattern_category":{"type":"array","description":"The IDs of the block's pattern categories, which replace the current ones. Unknown IDs are ignored.","maxItems":1000,"items":{"$ref":"#/components/schemas/Id"},"example":[4]}}}],"example":{"title":"Opening hours","content":"<p>Open from nine to five.</p>","status":"publish","meta":{"cms_pattern_sync_status":"unsynced"}}};
const schema41 = {"type":"object","description":"The meta fields to change. Keys that are not listed here are rejected; null resets a field.","additionalProperties":false,"properties":{"cms_pattern_sync_status":{"type":["string","null"],"description":"How instances of the block are synced with it. If empty, all instances are identical. With `partial`, some text can differ between instances. With `unsynced`, each instance is an independent copy.","enum":["","partial","unsynced",null],"example":"unsynced"},"footnotes":{"type":["string","null"],"description":"The footnotes of the content, as a JSON string.","maxLength":100000,"example":"[{\"id\":\"n1\",\"content\":\"See the map.\"}]"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.excerpt !== undefined){
let data0 = data.excerpt;
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/excerpt",schemaPath:"#/components/schemas/ExcerptInput/type",keyword:"type",params:{type: schema12.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 100000){
const err1 = {instancePath:instancePath+"/excerpt",schemaPath:"#/components/schemas/ExcerptInput/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.raw !== undefined){
let data1 = data0.raw;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err2 = {instancePath:instancePath+"/excerpt/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/excerpt/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!((key0 === "cms_pattern_sync_status") || (key0 === "footnotes"))){
const err4 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/BlockMetaInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.cms_pattern_sync_status !== undefined){
let data3 = data2.cms_pattern_sync_status;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/meta/cms_pattern_sync_status",schemaPath:"#/components/schemas/BlockMetaInput/properties/cms_pattern_sync_status/type",keyword:"type",params:{type: schema41.properties.cms_pattern_sync_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data3 === "") || (data3 === "partial")) || (data3 === "unsynced")) || (data3 === null))){
const err6 = {instancePath:instancePath+"/meta/cms_pattern_sync_status",schemaPath:"#/components/schemas/BlockMetaInput/properties/cms_pattern_sync_status/enum",keyword:"enum",params:{allowedValues: schema41.properties.cms_pattern_sync_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.footnotes !== undefined){
let data4 = data2.footnotes;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/meta/footnotes",schemaPath:"#/components/schemas/BlockMetaInput/properties/footnotes/type",keyword:"type",params:{type: schema41.properties.footnotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 100000){
const err8 = {instancePath:instancePath+"/meta/footnotes",schemaPath:"#/components/schemas/BlockMetaInput/properties/footnotes/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/BlockMetaInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cms_pattern_category !== undefined){
let data5 = data.cms_pattern_category;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err10 = {instancePath:instancePath+"/cms_pattern_category",schemaPath:"#/allOf/1/properties/cms_pattern_category/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/cms_pattern_category/" + i0,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/cms_pattern_category/" + i0,schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/cms_pattern_category/" + i0,schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/cms_pattern_category",schemaPath:"#/allOf/1/properties/cms_pattern_category/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"excerpt":true,"meta":true,"cms_pattern_category":true,"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate41(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/BlockAutosaveInput\"}}}"] = validate44;
const schema43 = {"properties":{"body":{"$ref":"#/components/schemas/BlockAutosaveInput"}}};
const schema44 = {"description":"The fields of a block. An autosave stores only title, content, excerpt, footnotes and the fields that the site declares, and ignores the other fields.","allOf":[{"$ref":"#/components/schemas/BlockInput"},{"type":"object","properties":{"parent":{"type":"integer","description":"The ID of the block. The URL already identifies it.","minimum":0,"maximum":2147483647,"example":7}}}],"example":{"title":"Opening hours","content":"<p>Open from nine to six.</p>"}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"parent":true,"excerpt":true,"meta":true,"cms_pattern_category":true,"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate45(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/RenderedBlockInput\"}}}"] = validate48;
const schema45 = {"properties":{"body":{"$ref":"#/components/schemas/RenderedBlockInput"}}};
const schema46 = {"type":"object","description":"The attributes of a block, and the item that it is in.","required":["context"],"properties":{"context":{"type":"string","description":"Must be `edit`.","enum":["edit"],"example":"edit"},"attributes":{"type":["object","null"],"description":"The attributes of the block, by name.","additionalProperties":true,"example":{"postsToShow":3}},"post_id":{"description":"The ID of the item that the block is in; 0 if it is in none.","example":3,"$ref":"#/components/schemas/Id"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.context !== undefined){
let data0 = data.context;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "edit")){
const err2 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/enum",keyword:"enum",params:{allowedValues: schema46.properties.context.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.attributes !== undefined){
let data1 = data.attributes;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: schema46.properties.attributes.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.post_id !== undefined){
let data2 = data.post_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/post_id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/post_id",schemaPath:"#/components/schemas/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/post_id",schemaPath:"#/components/schemas/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"context":true,"attributes":true,"post_id":true},"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate49(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/NavigationInput\"}}}"] = validate51;
const schema48 = {"properties":{"body":{"$ref":"#/components/schemas/NavigationInput"}}};
const schema49 = {"description":"The writable fields of a navigation menu. Only the fields in the request change; unknown and read-only fields are ignored.","allOf":[{"$ref":"#/components/schemas/ContentInput"}],"example":{"title":"Main ways","content":"<!-- wp:navigation-link {\"label\":\"Timetable\",\"url\":\"/ferry-timetable/\"} /-->","status":"publish"}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"password":true,"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"content":true,"template":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate52(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/MenuItemInput\"}}}"] = validate55;
const schema50 = {"properties":{"body":{"$ref":"#/components/schemas/MenuItemInput"}}};
const schema51 = {"type":"object","description":"The writable fields of a menu item. Only the fields in the request change; unknown and read-only fields are ignored. Defaults apply only on creation.","properties":{"id":{"type":"integer","description":"The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.","minimum":0,"maximum":2147483647,"example":12},"title":{"description":"The link text. Required for custom items; can be omitted if the target has a title.","$ref":"#/components/schemas/TitleInput"},"type":{"description":"The type of the target. New items default to `custom`.","$ref":"#/components/schemas/MenuItemType"},"status":{"description":"The status of the menu item. New items default to `publish`. Every value except `publish` is stored as `draft`.","$ref":"#/components/schemas/ContentStatus"},"parent":{"type":"integer","description":"The ID of the parent menu item, or 0 for none. New items default to 0. Autosaves ignore it.","minimum":0,"maximum":2147483647,"example":0},"attr_title":{"type":"string","description":"The `title` attribute of the link, shown as a tooltip; can be empty.","maxLength":2000,"example":"Boats from seven"},"classes":{"type":"array","description":"The CSS classes of the link.","maxItems":100,"items":{"type":"string","description":"A name.","maxLength":2000,"example":"button"},"example":["button"]},"description":{"type":"string","description":"The description of the link; can be empty.","maxLength":100000,"example":"All boats of the season"},"menu_order":{"type":"integer","description":"The position of the item in the menu. Lower numbers come first. New items default to 1.","minimum":1,"maximum":2147483647,"example":2},"object":{"type":"string","description":"The content type (`post`, `page`, `attachment`, `event`, `venue`, `organizer`) or taxonomy (`category`, `post_tag`, `cal_events_cat`) of the target. If omitted, it is determined from `object_id`. Required for `post_type_archive`, where it must be `post`, `page` or `event`.","maxLength":2000,"example":"page"},"object_id":{"type":"integer","description":"The ID of the target. New items default to 0.","minimum":0,"maximum":2147483647,"example":12},"target":{"$ref":"#/components/schemas/MenuItemTarget"},"url":{"type":"string","format":"link","pattern":"^[^\\\\]*$","description":"The URL of a custom item, or a part of one such as `#top`. Spaces are percent-encoded. Required for custom items; other items use the URL of their target.","maxLength":2000,"example":"https://ferry.example.com/timetable"},"xfn":{"type":"array","description":"The XFN relationships between the site's owner and the owner of the target.","maxItems":100,"items":{"type":"string","description":"A relation.","maxLength":2000,"example":"friend"},"example":["friend"]},"menus":{"type":"integer","description":"The ID of the menu that the item belongs to; 0 removes the item from its menu.","minimum":0,"maximum":2147483647,"example":9},"meta":{"$ref":"#/components/schemas/Meta"}},"example":{"title":"Timetable","type":"custom","url":"https://ferry.example.com/timetable","menus":11,"menu_order":2}};
const schema53 = {"type":"string","description":"The type of the target, a custom URL (`custom`), one content item (`post_type`), a term (`taxonomy`) or the archive of a content type (`post_type_archive`).","enum":["taxonomy","post_type","post_type_archive","custom"],"example":"custom"};
const schema55 = {"type":"string","description":"Where the link opens. `_blank` opens a new window; an empty value opens the same window.","enum":["_blank",""],"example":""};
const schema56 = {"type":"object","description":"Metadata of the item. This type has none, so the object is always empty, and a request with any key is an error.","additionalProperties":false,"example":{}};
const formats4 = formats.link;
const pattern3 = new RegExp("^[^\\\\]*$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TitleInput/type",keyword:"type",params:{type: schema8.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TitleInput/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.raw !== undefined){
let data2 = data1.raw;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/MenuItemType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "taxonomy") || (data3 === "post_type")) || (data3 === "post_type_archive")) || (data3 === "custom"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/MenuItemType/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ContentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data4 === "publish") || (data4 === "future")) || (data4 === "draft")) || (data4 === "pending")) || (data4 === "private"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ContentStatus/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.parent !== undefined){
let data5 = data.parent;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.attr_title !== undefined){
let data6 = data.attr_title;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err14 = {instancePath:instancePath+"/attr_title",schemaPath:"#/properties/attr_title/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/attr_title",schemaPath:"#/properties/attr_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.classes !== undefined){
let data7 = data.classes;
if(Array.isArray(data7)){
if(data7.length > 100){
const err16 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err17 = {instancePath:instancePath+"/classes/" + i0,schemaPath:"#/properties/classes/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/classes/" + i0,schemaPath:"#/properties/classes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined){
let data9 = data.description;
if(typeof data9 === "string"){
if(func0(data9) > 100000){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.menu_order !== undefined){
let data10 = data.menu_order;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/menu_order",schemaPath:"#/properties/menu_order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/menu_order",schemaPath:"#/properties/menu_order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/menu_order",schemaPath:"#/properties/menu_order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.object !== undefined){
let data11 = data.object;
if(typeof data11 === "string"){
if(func0(data11) > 2000){
const err25 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.object_id !== undefined){
let data12 = data.object_id;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/object_id",schemaPath:"#/properties/object_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/object_id",schemaPath:"#/properties/object_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/object_id",schemaPath:"#/properties/object_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.target !== undefined){
let data13 = data.target;
if(typeof data13 !== "string"){
const err30 = {instancePath:instancePath+"/target",schemaPath:"#/components/schemas/MenuItemTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data13 === "_blank") || (data13 === ""))){
const err31 = {instancePath:instancePath+"/target",schemaPath:"#/components/schemas/MenuItemTarget/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.url !== undefined){
let data14 = data.url;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err32 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern3.test(data14)){
const err33 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*$"},message:"must match pattern \""+"^[^\\\\]*$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats4.validate(data14))){
const err34 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.xfn !== undefined){
let data15 = data.xfn;
if(Array.isArray(data15)){
if(data15.length > 100){
const err36 = {instancePath:instancePath+"/xfn",schemaPath:"#/properties/xfn/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err37 = {instancePath:instancePath+"/xfn/" + i1,schemaPath:"#/properties/xfn/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/xfn/" + i1,schemaPath:"#/properties/xfn/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/xfn",schemaPath:"#/properties/xfn/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.menus !== undefined){
let data17 = data.menus;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err42 = {instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.meta !== undefined){
let data18 = data.meta;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
const err43 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"id":true,"title":true,"type":true,"status":true,"parent":true,"attr_title":true,"classes":true,"description":true,"menu_order":true,"object":true,"object_id":true,"target":true,"url":true,"xfn":true,"menus":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate56(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/CategoryCreation\"}}}"] = validate58;
const schema57 = {"properties":{"body":{"$ref":"#/components/schemas/CategoryCreation"}}};
const schema58 = {"description":"The fields of a new category. A name is required.","allOf":[{"$ref":"#/components/schemas/CategoryInput"}],"required":["name"]};
const schema59 = {"type":"object","description":"The writable fields of a category. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the category, as shown to readers. Must not be empty.","maxLength":2000,"example":"Ferries"},"description":{"type":"string","description":"The description of the category.","maxLength":100000,"example":"All about boats."},"slug":{"type":"string","description":"The slug of the category, used in its URL. The service normalizes it. If a new category has no slug, it is generated from the name.","maxLength":2000,"example":"ferries"},"parent":{"type":"integer","description":"The ID of the parent category; 0 moves the category to the top level.","minimum":-2147483648,"maximum":2147483647,"example":0},"meta":{"$ref":"#/components/schemas/Meta"}},"example":{"name":"Ferries","description":"All about boats.","parent":0}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err4 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
const err9 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"name":true,"description":true,"slug":true,"parent":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"name":true,"description":true,"slug":true,"parent":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate59(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/CategoryInput\"}}}"] = validate63;
const schema61 = {"properties":{"body":{"$ref":"#/components/schemas/CategoryInput"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate60(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TagCreation\"}}}"] = validate65;
const schema62 = {"properties":{"body":{"$ref":"#/components/schemas/TagCreation"}}};
const schema63 = {"description":"The fields of a new tag. A name is required.","allOf":[{"$ref":"#/components/schemas/TagInput"}],"required":["name"]};
const schema64 = {"type":"object","description":"The writable fields of a tag. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the tag, as shown to readers. Must not be empty.","maxLength":2000,"example":"Harbour"},"description":{"type":"string","description":"The description of the tag.","maxLength":100000,"example":"All by the sea."},"slug":{"type":"string","description":"The slug of the tag, used in its URL. The service normalizes it. If a new tag has no slug, it is generated from the name.","maxLength":2000,"example":"harbour"},"meta":{"$ref":"#/components/schemas/Meta"}},"example":{"name":"Harbour","description":"All by the sea."}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err4 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.meta !== undefined){
let data3 = data.meta;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const err6 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"name":true,"description":true,"slug":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"name":true,"description":true,"slug":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate66(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TagInput\"}}}"] = validate70;
const schema66 = {"properties":{"body":{"$ref":"#/components/schemas/TagInput"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate67(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/SiteEventCategoryCreation\"}}}"] = validate72;
const schema67 = {"properties":{"body":{"$ref":"#/components/schemas/SiteEventCategoryCreation"}}};
const schema68 = {"description":"The fields of a new event category. A name is required.","allOf":[{"$ref":"#/components/schemas/SiteEventCategoryInput"}],"required":["name"]};
const schema69 = {"type":"object","description":"The writable fields of an event category. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the category, as shown to readers. Must not be empty.","maxLength":2000,"example":"Walks"},"description":{"type":"string","description":"The description of the category.","maxLength":100000,"example":"On foot."},"slug":{"type":"string","description":"The slug of the category, used in its URL. The service normalizes it. If a new category has no slug, it is generated from the name.","maxLength":2000,"example":"walks"},"parent":{"type":"integer","description":"The ID of the parent category; 0 moves the category to the top level.","minimum":-2147483648,"maximum":2147483647,"example":0},"meta":{"$ref":"#/components/schemas/Meta"}},"example":{"name":"Walks","description":"On foot.","parent":0}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err4 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
const err9 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"name":true,"description":true,"slug":true,"parent":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"name":true,"description":true,"slug":true,"parent":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate73(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/SiteEventCategoryInput\"}}}"] = validate77;
const schema71 = {"properties":{"body":{"$ref":"#/components/schemas/SiteEventCategoryInput"}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate74(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/MenuCreation\"}}}"] = validate79;
const schema72 = {"properties":{"body":{"$ref":"#/components/schemas/MenuCreation"}}};
const schema73 = {"description":"The fields of a new menu. A name is required.","allOf":[{"$ref":"#/components/schemas/MenuInput"}],"required":["name"]};
const schema74 = {"type":"object","description":"The writable fields of a menu. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the menu, as shown to editors. Must not be empty.","maxLength":2000,"example":"Main menu"},"description":{"type":"string","description":"The description of the menu.","maxLength":100000,"example":"On top of every page."},"slug":{"type":"string","description":"The slug of the menu. The service normalizes it. If a new menu has no slug, it is generated from the name.","maxLength":2000,"example":"main-menu"},"meta":{"$ref":"#/components/schemas/Meta"},"locations":{"type":"array","description":"The menu locations that the menu is assigned to, of those that the setting `MENU_LOCATIONS` names. They replace the current ones. A location that this menu takes is removed from the menu that had it.","maxItems":100,"items":{"type":"string","description":"The name of a menu location.","maxLength":2000,"example":"header"},"example":[]},"auto_add":{"type":"boolean","description":"Whether new top-level pages are added to the menu automatically.","example":false}},"example":{"name":"Main menu","description":"On top of every page.","auto_add":false}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err4 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.meta !== undefined){
let data3 = data.meta;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const err6 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locations !== undefined){
let data4 = data.locations;
if(Array.isArray(data4)){
if(data4.length > 100){
const err8 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err9 = {instancePath:instancePath+"/locations/" + i0,schemaPath:"#/properties/locations/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/locations/" + i0,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.auto_add !== undefined){
if(typeof data.auto_add !== "boolean"){
const err12 = {instancePath:instancePath+"/auto_add",schemaPath:"#/properties/auto_add/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"name":true,"description":true,"slug":true,"meta":true,"locations":true,"auto_add":true},"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"name":true,"description":true,"slug":true,"meta":true,"locations":true,"auto_add":true},"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate80(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/MenuInput\"}}}"] = validate84;
const schema76 = {"properties":{"body":{"$ref":"#/components/schemas/MenuInput"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate81(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PatternCategoryCreation\"}}}"] = validate86;
const schema77 = {"properties":{"body":{"$ref":"#/components/schemas/PatternCategoryCreation"}}};
const schema78 = {"description":"The fields of a new pattern category. A name is required.","allOf":[{"$ref":"#/components/schemas/PatternCategoryInput"}],"required":["name"]};
const schema79 = {"type":"object","description":"The writable fields of a pattern category. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"The name of the pattern category, as shown to editors. Must not be empty.","maxLength":2000,"example":"Notices"},"description":{"type":"string","description":"The description of the pattern category.","maxLength":100000,"example":"What visitors should know."},"slug":{"type":"string","description":"The slug of the pattern category, used in its URL. The service normalizes it. If a new pattern category has no slug, it is generated from the name.","maxLength":2000,"example":"notices"},"meta":{"$ref":"#/components/schemas/Meta"}},"example":{"name":"Notices","description":"What visitors should know."}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err4 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.meta !== undefined){
let data3 = data.meta;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const err6 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"name":true,"description":true,"slug":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"name":true,"description":true,"slug":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate87(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/PatternCategoryInput\"}}}"] = validate91;
const schema81 = {"properties":{"body":{"$ref":"#/components/schemas/PatternCategoryInput"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate88(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/UserCreation\"}}}"] = validate93;
const schema82 = {"properties":{"body":{"$ref":"#/components/schemas/UserCreation"}}};
const schema83 = {"description":"The fields of a new user. A username, an email address and a password are required.","allOf":[{"$ref":"#/components/schemas/UserInput"}],"required":["username","email","password"],"x-rules":{"x-error-codes":["rest_user_exists"],"not":{"required":["id"],"properties":{"id":{"minimum":1,"example":12}}}}};
const schema84 = {"type":"object","description":"The writable fields of a user. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"id":{"type":"integer","description":"Ignored. A new user must not have one.","minimum":0,"maximum":2147483647,"example":0},"username":{"type":"string","description":"The username to sign in with: letters of the English alphabet, digits, spaces and `_.-@`, at most 60 characters. It cannot be changed later.","maxLength":2000,"example":"nino"},"name":{"type":"string","description":"The display name. HTML tags are removed. An empty name is replaced with the username.","maxLength":2000,"example":"Nino Beridze"},"first_name":{"type":"string","description":"The first name. HTML tags are removed.","maxLength":2000,"example":"Nino"},"last_name":{"type":"string","description":"The last name. HTML tags are removed.","maxLength":2000,"example":"Beridze"},"email":{"type":"string","description":"The email address. No two users can have the same.","format":"mail-address","pattern":"^([^\\s@<>\"]+@[^\\s@<>\"]+)?$","maxLength":320,"example":"nino@example.com"},"url":{"type":"string","description":"The URL of the user's website; `http://` is added if it has no scheme. An empty string clears it.","maxLength":2000,"example":"https://nino.example.com"},"description":{"type":"string","description":"The public biography. Simple tags such as `<b>` and `<a>` are kept, others are removed.","maxLength":100000,"example":"Writes about the coast."},"locale":{"type":"string","description":"The locale of the user. An empty string means that of the site.","enum":["","en_US","ka_GE"],"example":"en_US"},"nickname":{"type":"string","description":"The nickname. HTML tags are removed. An empty nickname is replaced with the username.","maxLength":2000,"example":"Nino"},"slug":{"type":"string","description":"The slug of the user, used in the URL of the archive page. The service normalizes it; an empty slug is generated from the username.","maxLength":2000,"example":"nino"},"roles":{"type":"array","description":"The roles of the user, in this order; an empty list takes all roles away. Administrators only, and they cannot take away their own role.","maxItems":20,"items":{"type":"string","maxLength":100,"example":"editor"},"example":["editor"]},"password":{"type":"string","description":"The account password, for the authorization page. It must not be empty or contain a backslash. Users who change their own need at least 12 characters. Application passwords stay valid.","maxLength":255,"writeOnly":true,"example":"a long and secret sentence"},"meta":{"$ref":"#/components/schemas/UserMetaInput"}},"example":{"description":"Writes about the coast.","url":"https://nino.example.com"}};
const schema85 = {"type":"object","description":"The meta fields to change. Keys that are not listed here are ignored.","properties":{"persisted_preferences":{"type":["object","null"],"description":"The preferences that editors keep with the user, in any form, at most 100,000 characters of JSON. They are replaced as a whole; null removes them.","additionalProperties":true,"example":{"core":{"openPanels":["post-status"]}}}},"example":{"persisted_preferences":{"core":{"openPanels":["post-status"]}}}};
const formats6 = /^$|^[^\s@<>"]+@[^\s@<>"]+$/;
const pattern4 = new RegExp("^([^\\s@<>\"]+@[^\\s@<>\"]+)?$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 === "string"){
if(func0(data5) > 320){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data5)){
const err12 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^([^\\s@<>\"]+@[^\\s@<>\"]+)?$"},message:"must match pattern \""+"^([^\\s@<>\"]+@[^\\s@<>\"]+)?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats6.test(data5))){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "mail-address"},message:"must match format \""+"mail-address"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.url !== undefined){
let data6 = data.url;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data7 = data.description;
if(typeof data7 === "string"){
if(func0(data7) > 100000){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.locale !== undefined){
let data8 = data.locale;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data8 === "") || (data8 === "en_US")) || (data8 === "ka_GE"))){
const err20 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema84.properties.locale.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.nickname !== undefined){
let data9 = data.nickname;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err21 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.slug !== undefined){
let data10 = data.slug;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err23 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.roles !== undefined){
let data11 = data.roles;
if(Array.isArray(data11)){
if(data11.length > 20){
const err25 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func0(data12) > 100){
const err26 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.password !== undefined){
let data13 = data.password;
if(typeof data13 === "string"){
if(func0(data13) > 255){
const err29 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.meta !== undefined){
let data14 = data.meta;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.persisted_preferences !== undefined){
let data15 = data14.persisted_preferences;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err31 = {instancePath:instancePath+"/meta/persisted_preferences",schemaPath:"#/components/schemas/UserMetaInput/properties/persisted_preferences/type",keyword:"type",params:{type: schema85.properties.persisted_preferences.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/UserMetaInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"id":true,"username":true,"name":true,"first_name":true,"last_name":true,"email":true,"url":true,"description":true,"locale":true,"nickname":true,"slug":true,"roles":true,"password":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"id":true,"username":true,"name":true,"first_name":true,"last_name":true,"email":true,"url":true,"description":true,"locale":true,"nickname":true,"slug":true,"roles":true,"password":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate94(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/UserInput\"}}}"] = validate98;
const schema86 = {"properties":{"body":{"$ref":"#/components/schemas/UserInput"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate95(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/ApplicationPasswordCreation\"}}}"] = validate100;
const schema87 = {"properties":{"body":{"$ref":"#/components/schemas/ApplicationPasswordCreation"}}};
const schema88 = {"type":"object","description":"The fields of a new application password. A name is required.","required":["name"],"properties":{"name":{"type":"string","description":"What the user calls it, at most 100 characters. HTML tags are removed. Several can have the same name.","maxLength":2000,"example":"Laptop"},"app_id":{"type":"string","description":"A UUID that the application chose, the same for all of its users.","pattern":"^[\\dA-Fa-f]{8}(-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$","maxLength":100,"example":"6633c2a6-3f74-4c5a-9e2b-0f9a5d3f1c11"}},"example":{"name":"Laptop"}};
const pattern5 = new RegExp("^[\\dA-Fa-f]{8}(-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ApplicationPasswordCreation/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err1 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/ApplicationPasswordCreation/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/ApplicationPasswordCreation/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.app_id !== undefined){
let data2 = data0.app_id;
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err3 = {instancePath:instancePath+"/body/app_id",schemaPath:"#/components/schemas/ApplicationPasswordCreation/properties/app_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data2)){
const err4 = {instancePath:instancePath+"/body/app_id",schemaPath:"#/components/schemas/ApplicationPasswordCreation/properties/app_id/pattern",keyword:"pattern",params:{pattern: "^[\\dA-Fa-f]{8}(-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$"},message:"must match pattern \""+"^[\\dA-Fa-f]{8}(-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/body/app_id",schemaPath:"#/components/schemas/ApplicationPasswordCreation/properties/app_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ApplicationPasswordCreation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/ApplicationPasswordInput\"}}}"] = validate101;
const schema89 = {"properties":{"body":{"$ref":"#/components/schemas/ApplicationPasswordInput"}}};
const schema90 = {"type":"object","description":"The fields of an application password that can change. Unknown and read-only fields are ignored.","properties":{"name":{"type":"string","description":"What the user calls it, at most 100 characters. HTML tags are removed. Several can have the same name.","maxLength":2000,"example":"Laptop"}},"example":{"name":"Old laptop"}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err0 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/ApplicationPasswordInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/body/name",schemaPath:"#/components/schemas/ApplicationPasswordInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ApplicationPasswordInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TemplateCreation\"}}}"] = validate102;
const schema91 = {"properties":{"body":{"$ref":"#/components/schemas/TemplateCreation"}}};
const schema92 = {"description":"The fields of a new template. A slug is required, and at least one of title, content and description.","allOf":[{"$ref":"#/components/schemas/TemplateInput"}],"required":["slug"]};
const schema93 = {"type":"object","description":"The writable fields of a template. Only the fields in the request change; unknown and read-only fields are ignored. Numbers are not accepted as strings.","properties":{"slug":{"type":"string","description":"The slug. The service normalizes it (letters, digits, `_`, `%` and `-`) and makes it unique within the theme. It cannot be changed later.","x-exact":true,"minLength":1,"maxLength":2000,"example":"single-post"},"theme":{"type":"string","description":"The identifier of the active theme. It cannot be changed later.","x-exact":true,"maxLength":2000,"example":"default"},"type":{"type":"string","description":"The content type. Ignored; it cannot be changed.","x-exact":true,"maxLength":2000,"example":"cms_template"},"source":{"type":"string","description":"With `theme`, an update of a custom version deletes it, ignores the other fields, and returns the theme file, which is used again. Any other value is ignored, and so is `theme` where the theme file is in use.","x-exact":true,"maxLength":2000,"example":"theme"},"content":{"$ref":"#/components/schemas/TemplateText"},"title":{"$ref":"#/components/schemas/TemplateTitleInput"},"description":{"type":"string","description":"The description.","x-exact":true,"maxLength":100000,"example":"Shows a single post."},"status":{"description":"The status. Ignored; the item is always public immediately.","$ref":"#/components/schemas/ContentStatus"},"author":{"type":"integer","description":"The ID of the author.","minimum":-2147483648,"maximum":2147483647,"example":1}},"example":{"slug":"single-post","title":"Single post","content":"<!-- wp:post-content /-->"}};
const schema95 = {"type":["string","object"],"description":"The title, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.","x-exact":true,"maxLength":2000,"properties":{"raw":{"type":"string","description":"The title.","maxLength":2000,"example":"Single post"}},"example":"Single post"};
const schema94 = {"type":["string","object"],"description":"The content, as a string or as an object with the string in `raw` or the blocks in `blocks`, as responses have them. All other properties of the object are ignored.","x-exact":true,"maxLength":1000000,"properties":{"raw":{"type":"string","description":"The content.","maxLength":1000000,"example":"<!-- wp:post-content /-->"},"blocks":{"type":"array","description":"The content as blocks. If `raw` is sent, too, it must be the same content.","maxItems":10000,"items":{"$ref":"#/components/schemas/ContentBlockInput"},"example":[{"name":"core/post-content"}]}},"example":"<!-- wp:post-content /-->"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func0(data) > 1000000){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw !== undefined){
let data0 = data.raw;
if(typeof data0 === "string"){
if(func0(data0) > 1000000){
const err2 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.blocks !== undefined){
let data1 = data.blocks;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err4 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data1[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"raw":true,"blocks":true},"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.theme !== undefined){
let data1 = data.theme;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err7 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate105(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data5 = data.title;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TemplateTitleInput/type",keyword:"type",params:{type: schema95.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TemplateTitleInput/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.raw !== undefined){
let data6 = data5.raw;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err11 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TemplateTitleInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TemplateTitleInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.description !== undefined){
let data7 = data.description;
if(typeof data7 === "string"){
if(func0(data7) > 100000){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ContentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data8 === "publish") || (data8 === "future")) || (data8 === "draft")) || (data8 === "pending")) || (data8 === "private"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ContentStatus/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.author !== undefined){
let data9 = data.author;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9 < -2147483648 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"slug":true,"theme":true,"type":true,"source":true,"content":true,"title":true,"description":true,"status":true,"author":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"slug":true,"theme":true,"type":true,"source":true,"content":true,"title":true,"description":true,"status":true,"author":true},"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate103(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TemplateInput\"}}}"] = validate110;
const schema97 = {"properties":{"body":{"$ref":"#/components/schemas/TemplateInput"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate104(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TemplateAutosaveInput\"}}}"] = validate112;
const schema98 = {"properties":{"body":{"$ref":"#/components/schemas/TemplateAutosaveInput"}}};
const schema99 = {"description":"The fields of a template. An autosave stores only title, content and description, and ignores the other fields.","allOf":[{"$ref":"#/components/schemas/TemplateInput"},{"type":"object","properties":{"parent":{"type":"string","description":"The ID of the template. The URL already identifies it.","maxLength":2000,"example":"default//index"}}}],"example":{"title":"Index","content":"<!-- wp:post-content /-->"}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"parent":true,"slug":true,"theme":true,"type":true,"source":true,"content":true,"title":true,"description":true,"status":true,"author":true},"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate113(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TemplatePartCreation\"}}}"] = validate116;
const schema100 = {"properties":{"body":{"$ref":"#/components/schemas/TemplatePartCreation"}}};
const schema101 = {"description":"The fields of a new template part. A slug is required, and at least one of title, content and description.","allOf":[{"$ref":"#/components/schemas/TemplatePartInput"}],"required":["slug"]};
const schema102 = {"description":"The writable fields of a template part. Only the fields in the request change; unknown and read-only fields are ignored. Numbers are not accepted as strings.","allOf":[{"$ref":"#/components/schemas/TemplateInput"},{"type":"object","properties":{"area":{"type":"string","description":"The area that the template part is meant for, `header` or `footer`. Any other value is stored as `uncategorized`.","x-exact":true,"maxLength":2000,"example":"header"}}}],"example":{"slug":"header","title":"Header","content":"<!-- wp:site-title /-->","area":"header"}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.area !== undefined){
let data0 = data.area;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/area",schemaPath:"#/allOf/1/properties/area/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/area",schemaPath:"#/allOf/1/properties/area/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"area":true,"slug":true,"theme":true,"type":true,"source":true,"content":true,"title":true,"description":true,"status":true,"author":true},"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"area":true,"slug":true,"theme":true,"type":true,"source":true,"content":true,"title":true,"description":true,"status":true,"author":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate117(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TemplatePartInput\"}}}"] = validate122;
const schema103 = {"properties":{"body":{"$ref":"#/components/schemas/TemplatePartInput"}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate118(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/TemplatePartAutosaveInput\"}}}"] = validate124;
const schema104 = {"properties":{"body":{"$ref":"#/components/schemas/TemplatePartAutosaveInput"}}};
const schema105 = {"description":"The fields of a template part. An autosave stores only title, content and description, and ignores the other fields.","allOf":[{"$ref":"#/components/schemas/TemplatePartInput"},{"type":"object","properties":{"parent":{"type":"string","description":"The ID of the template part. The URL already identifies it.","maxLength":2000,"example":"default//index"}}}],"example":{"title":"Index","content":"<!-- wp:post-content /-->"}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"parent":true,"area":true,"slug":true,"theme":true,"type":true,"source":true,"content":true,"title":true,"description":true,"status":true,"author":true},"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate125(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/GlobalStylesInput\"}}}"] = validate128;
const schema106 = {"properties":{"body":{"$ref":"#/components/schemas/GlobalStylesInput"}}};
const schema107 = {"type":"object","description":"The writable fields of the global styles. Each field in the request is replaced as a whole; the others do not change.","properties":{"styles":{"$ref":"#/components/schemas/StyleRules"},"settings":{"$ref":"#/components/schemas/StyleSettings"},"title":{"$ref":"#/components/schemas/TemplateTitleInput"}},"example":{"styles":{"color":{"background":"#10202f","text":"#f0f0e8"}}}};
const schema108 = {"type":"object","description":"The styles of the page, its elements and blocks, in the format of `styles` in `theme.json`. Empty if there are none.","additionalProperties":true,"example":{"color":{"background":"#10202f","text":"#f0f0e8"}}};
const schema109 = {"type":"object","description":"The settings to choose from, such as palettes, fonts, sizes and widths, in the format of `settings` in `theme.json`. Empty if there are none. In responses, lists of presets are grouped by origin, `default`, `theme` or `custom`; requests can send a plain list.","additionalProperties":true,"example":{"color":{"palette":{"custom":[{"name":"Slate","slug":"slate","color":"#44556a"}]}}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.styles !== undefined){
let data0 = data.styles;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/styles",schemaPath:"#/components/schemas/StyleRules/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.settings !== undefined){
let data1 = data.settings;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err1 = {instancePath:instancePath+"/settings",schemaPath:"#/components/schemas/StyleSettings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TemplateTitleInput/type",keyword:"type",params:{type: schema95.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TemplateTitleInput/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.raw !== undefined){
let data3 = data2.raw;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err4 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TemplateTitleInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TemplateTitleInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"styles":true,"settings":true,"title":true},"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate129(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/FontFamilyCreation\"}}}"] = validate131;
const schema111 = {"properties":{"body":{"$ref":"#/components/schemas/FontFamilyCreation"}}};
const schema112 = {"type":"object","description":"A new font family.","required":["font_family_settings"],"properties":{"theme_json_version":{"$ref":"#/components/schemas/FontThemeVersion"},"font_family_settings":{"type":["string","object"],"description":"The font family in the format of `theme.json`, as JSON text or as an object.","contentMediaType":"application/json","maxLength":100000,"required":["name","slug","fontFamily"],"propertyNames":{"enum":["name","slug","fontFamily","preview"]},"properties":{"name":{"type":"string","description":"The name of the font family, as shown to editors.","minLength":1,"maxLength":2000,"example":"Open Sans"},"slug":{"type":"string","description":"The slug of the font family. The service normalizes it. No other font family may have it.","minLength":1,"maxLength":2000,"example":"open-sans"},"fontFamily":{"type":"string","description":"The value of the CSS property `font-family`. The service quotes names with spaces.","minLength":1,"maxLength":2000,"example":"Open Sans, sans-serif"},"preview":{"type":"string","description":"The URL of an image that shows the font family; empty if there is none.","maxLength":2000,"example":""}},"example":"{\"name\":\"Open Sans\",\"slug\":\"open-sans\",\"fontFamily\":\"Open Sans, sans-serif\"}"}},"example":{"font_family_settings":"{\"name\":\"Open Sans\",\"slug\":\"open-sans\",\"fontFamily\":\"Open Sans, sans-serif\"}"}};
const schema113 = {"type":"integer","description":"The version of the `theme.json` format that the settings have.","minimum":2,"maximum":3,"example":3};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.font_family_settings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "font_family_settings"},message:"must have required property '"+"font_family_settings"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.theme_json_version !== undefined){
let data0 = data.theme_json_version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 2 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.font_family_settings !== undefined){
let data1 = data.font_family_settings;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/type",keyword:"type",params:{type: schema112.properties.font_family_settings.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err5 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.slug === undefined){
const err7 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.fontFamily === undefined){
const err8 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/required",keyword:"required",params:{missingProperty: "fontFamily"},message:"must have required property '"+"fontFamily"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data1){
const _errs6 = errors;
if(!((((key0 === "name") || (key0 === "slug")) || (key0 === "fontFamily")) || (key0 === "preview"))){
const err9 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/propertyNames/enum",keyword:"enum",params:{allowedValues: schema112.properties.font_family_settings.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
const err10 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err11 = {instancePath:instancePath+"/font_family_settings/name",schemaPath:"#/properties/font_family_settings/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data2) < 1){
const err12 = {instancePath:instancePath+"/font_family_settings/name",schemaPath:"#/properties/font_family_settings/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/font_family_settings/name",schemaPath:"#/properties/font_family_settings/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.slug !== undefined){
let data3 = data1.slug;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err14 = {instancePath:instancePath+"/font_family_settings/slug",schemaPath:"#/properties/font_family_settings/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data3) < 1){
const err15 = {instancePath:instancePath+"/font_family_settings/slug",schemaPath:"#/properties/font_family_settings/properties/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/font_family_settings/slug",schemaPath:"#/properties/font_family_settings/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.fontFamily !== undefined){
let data4 = data1.fontFamily;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err17 = {instancePath:instancePath+"/font_family_settings/fontFamily",schemaPath:"#/properties/font_family_settings/properties/fontFamily/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data4) < 1){
const err18 = {instancePath:instancePath+"/font_family_settings/fontFamily",schemaPath:"#/properties/font_family_settings/properties/fontFamily/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/font_family_settings/fontFamily",schemaPath:"#/properties/font_family_settings/properties/fontFamily/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.preview !== undefined){
let data5 = data1.preview;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err20 = {instancePath:instancePath+"/font_family_settings/preview",schemaPath:"#/properties/font_family_settings/properties/preview/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/font_family_settings/preview",schemaPath:"#/properties/font_family_settings/properties/preview/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"theme_json_version":true,"font_family_settings":true},"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate132(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/FontFamilyInput\"}}}"] = validate134;
const schema114 = {"properties":{"body":{"$ref":"#/components/schemas/FontFamilyInput"}}};
const schema115 = {"type":"object","description":"The changes to a font family. Only the settings in the request change; those that are missing stay.","required":["font_family_settings"],"properties":{"theme_json_version":{"$ref":"#/components/schemas/FontThemeVersion"},"font_family_settings":{"type":["string","object"],"description":"The font family in the format of `theme.json`, as JSON text or as an object.","contentMediaType":"application/json","maxLength":100000,"propertyNames":{"enum":["name","slug","fontFamily","preview"]},"properties":{"name":{"type":"string","description":"The name of the font family, as shown to editors.","minLength":1,"maxLength":2000,"example":"Open Sans"},"slug":{"type":"string","description":"The slug of the font family, which cannot be changed.","minLength":1,"maxLength":2000,"example":"open-sans"},"fontFamily":{"type":"string","description":"The value of the CSS property `font-family`. The service quotes names with spaces.","minLength":1,"maxLength":2000,"example":"Open Sans, sans-serif"},"preview":{"type":"string","description":"The URL of an image that shows the font family; empty if there is none.","maxLength":2000,"example":""}},"example":"{\"name\":\"Open Sans (web)\"}"}},"example":{"font_family_settings":"{\"name\":\"Open Sans (web)\"}"}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.font_family_settings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "font_family_settings"},message:"must have required property '"+"font_family_settings"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.theme_json_version !== undefined){
let data0 = data.theme_json_version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 2 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.font_family_settings !== undefined){
let data1 = data.font_family_settings;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/type",keyword:"type",params:{type: schema115.properties.font_family_settings.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 100000){
const err5 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(!((((key0 === "name") || (key0 === "slug")) || (key0 === "fontFamily")) || (key0 === "preview"))){
const err6 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/propertyNames/enum",keyword:"enum",params:{allowedValues: schema115.properties.font_family_settings.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
const err7 = {instancePath:instancePath+"/font_family_settings",schemaPath:"#/properties/font_family_settings/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err8 = {instancePath:instancePath+"/font_family_settings/name",schemaPath:"#/properties/font_family_settings/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data2) < 1){
const err9 = {instancePath:instancePath+"/font_family_settings/name",schemaPath:"#/properties/font_family_settings/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/font_family_settings/name",schemaPath:"#/properties/font_family_settings/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.slug !== undefined){
let data3 = data1.slug;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err11 = {instancePath:instancePath+"/font_family_settings/slug",schemaPath:"#/properties/font_family_settings/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data3) < 1){
const err12 = {instancePath:instancePath+"/font_family_settings/slug",schemaPath:"#/properties/font_family_settings/properties/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/font_family_settings/slug",schemaPath:"#/properties/font_family_settings/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.fontFamily !== undefined){
let data4 = data1.fontFamily;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err14 = {instancePath:instancePath+"/font_family_settings/fontFamily",schemaPath:"#/properties/font_family_settings/properties/fontFamily/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data4) < 1){
const err15 = {instancePath:instancePath+"/font_family_settings/fontFamily",schemaPath:"#/properties/font_family_settings/properties/fontFamily/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/font_family_settings/fontFamily",schemaPath:"#/properties/font_family_settings/properties/fontFamily/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.preview !== undefined){
let data5 = data1.preview;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err17 = {instancePath:instancePath+"/font_family_settings/preview",schemaPath:"#/properties/font_family_settings/properties/preview/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/font_family_settings/preview",schemaPath:"#/properties/font_family_settings/properties/preview/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"theme_json_version":true,"font_family_settings":true},"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate135(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"type\":\"object\",\"description\":\"A new font face with its files. Parts with files can have any names; `src` names them.\",\"example\":{\"font_face_settings\":\"{\\\"fontFamily\\\":\\\"Open Sans\\\",\\\"fontWeight\\\":\\\"700\\\",\\\"src\\\":\\\"http://localhost:3000/fonts/open-sans-bold.woff2\\\"}\"},\"x-file-parts\":10,\"properties\":{\"theme_json_version\":{\"$ref\":\"#/components/schemas/FontThemeVersion\"},\"font_face_settings\":{\"type\":[\"string\",\"object\"],\"description\":\"The font face in the format of `theme.json`, as JSON text or as an object. Each entry of `src` is a URL on this site,\\na URL whose host is on the public internet, or the name of a part of the form that is a font file.\\n\",\"contentMediaType\":\"application/json\",\"maxLength\":100000,\"required\":[\"fontFamily\",\"src\"],\"propertyNames\":{\"enum\":[\"fontFamily\",\"src\",\"fontWeight\",\"fontDisplay\",\"fontStyle\",\"fontStretch\",\"ascentOverride\",\"descentOverride\",\"lineGapOverride\",\"sizeAdjust\",\"fontVariant\",\"fontFeatureSettings\",\"fontVariationSettings\",\"unicodeRange\",\"preview\"]},\"properties\":{\"fontFamily\":{\"type\":\"string\",\"description\":\"The name of the font family in CSS. Names with spaces are quoted.\",\"minLength\":1,\"maxLength\":2000,\"example\":\"\\\"Open Sans\\\"\"},\"src\":{\"type\":[\"string\",\"array\"],\"description\":\"The URL of the font file, or the URLs of the same font in several formats.\",\"minLength\":1,\"maxLength\":2000,\"minItems\":1,\"maxItems\":10,\"items\":{\"type\":\"string\",\"description\":\"A URL.\",\"minLength\":1,\"maxLength\":2000,\"example\":\"https://fonts.example.org/open-sans.woff2\"},\"example\":\"https://fonts.example.org/open-sans.woff2\"},\"fontWeight\":{\"type\":[\"string\",\"integer\"],\"description\":\"The value of `font-weight`, which can be a range such as `300 800`.\",\"maxLength\":2000,\"minimum\":1,\"maximum\":1000,\"example\":\"400\"},\"fontDisplay\":{\"type\":\"string\",\"description\":\"The value of `font-display`.\",\"enum\":[\"auto\",\"block\",\"fallback\",\"swap\",\"optional\"],\"example\":\"fallback\"},\"fontStyle\":{\"type\":\"string\",\"description\":\"The value of `font-style`.\",\"maxLength\":2000,\"example\":\"normal\"},\"fontStretch\":{\"type\":\"string\",\"description\":\"The value of `font-stretch`.\",\"maxLength\":2000,\"example\":\"100%\"},\"ascentOverride\":{\"type\":\"string\",\"description\":\"The value of `ascent-override`.\",\"maxLength\":2000,\"example\":\"90%\"},\"descentOverride\":{\"type\":\"string\",\"description\":\"The value of `descent-override`.\",\"maxLength\":2000,\"example\":\"22%\"},\"lineGapOverride\":{\"type\":\"string\",\"description\":\"The value of `line-gap-override`.\",\"maxLength\":2000,\"example\":\"normal\"},\"sizeAdjust\":{\"type\":\"string\",\"description\":\"The value of `size-adjust`.\",\"maxLength\":2000,\"example\":\"100%\"},\"fontVariant\":{\"type\":\"string\",\"description\":\"The value of `font-variant`.\",\"maxLength\":2000,\"example\":\"normal\"},\"fontFeatureSettings\":{\"type\":\"string\",\"description\":\"The value of `font-feature-settings`.\",\"maxLength\":2000,\"example\":\"normal\"},\"fontVariationSettings\":{\"type\":\"string\",\"description\":\"The value of `font-variation-settings`.\",\"maxLength\":2000,\"example\":\"normal\"},\"unicodeRange\":{\"type\":\"string\",\"description\":\"The value of `unicode-range`.\",\"maxLength\":100000,\"example\":\"U+0000-00FF\"},\"preview\":{\"type\":\"string\",\"description\":\"The URL of an image that shows the font face.\",\"maxLength\":2000,\"example\":\"\"}},\"example\":\"{\\\"fontFamily\\\":\\\"Open Sans\\\",\\\"fontWeight\\\":\\\"400\\\",\\\"src\\\":\\\"http://localhost:3000/fonts/open-sans.woff2\\\"}\"}},\"required\":[\"font_face_settings\"]}}}"] = validate137;
const schema117 = {"properties":{"body":{"type":"object","description":"A new font face with its files. Parts with files can have any names; `src` names them.","example":{"font_face_settings":"{\"fontFamily\":\"Open Sans\",\"fontWeight\":\"700\",\"src\":\"http://localhost:3000/fonts/open-sans-bold.woff2\"}"},"x-file-parts":10,"properties":{"theme_json_version":{"$ref":"#/components/schemas/FontThemeVersion"},"font_face_settings":{"type":["string","object"],"description":"The font face in the format of `theme.json`, as JSON text or as an object. Each entry of `src` is a URL on this site,\na URL whose host is on the public internet, or the name of a part of the form that is a font file.\n","contentMediaType":"application/json","maxLength":100000,"required":["fontFamily","src"],"propertyNames":{"enum":["fontFamily","src","fontWeight","fontDisplay","fontStyle","fontStretch","ascentOverride","descentOverride","lineGapOverride","sizeAdjust","fontVariant","fontFeatureSettings","fontVariationSettings","unicodeRange","preview"]},"properties":{"fontFamily":{"type":"string","description":"The name of the font family in CSS. Names with spaces are quoted.","minLength":1,"maxLength":2000,"example":"\"Open Sans\""},"src":{"type":["string","array"],"description":"The URL of the font file, or the URLs of the same font in several formats.","minLength":1,"maxLength":2000,"minItems":1,"maxItems":10,"items":{"type":"string","description":"A URL.","minLength":1,"maxLength":2000,"example":"https://fonts.example.org/open-sans.woff2"},"example":"https://fonts.example.org/open-sans.woff2"},"fontWeight":{"type":["string","integer"],"description":"The value of `font-weight`, which can be a range such as `300 800`.","maxLength":2000,"minimum":1,"maximum":1000,"example":"400"},"fontDisplay":{"type":"string","description":"The value of `font-display`.","enum":["auto","block","fallback","swap","optional"],"example":"fallback"},"fontStyle":{"type":"string","description":"The value of `font-style`.","maxLength":2000,"example":"normal"},"fontStretch":{"type":"string","description":"The value of `font-stretch`.","maxLength":2000,"example":"100%"},"ascentOverride":{"type":"string","description":"The value of `ascent-override`.","maxLength":2000,"example":"90%"},"descentOverride":{"type":"string","description":"The value of `descent-override`.","maxLength":2000,"example":"22%"},"lineGapOverride":{"type":"string","description":"The value of `line-gap-override`.","maxLength":2000,"example":"normal"},"sizeAdjust":{"type":"string","description":"The value of `size-adjust`.","maxLength":2000,"example":"100%"},"fontVariant":{"type":"string","description":"The value of `font-variant`.","maxLength":2000,"example":"normal"},"fontFeatureSettings":{"type":"string","description":"The value of `font-feature-settings`.","maxLength":2000,"example":"normal"},"fontVariationSettings":{"type":"string","description":"The value of `font-variation-settings`.","maxLength":2000,"example":"normal"},"unicodeRange":{"type":"string","description":"The value of `unicode-range`.","maxLength":100000,"example":"U+0000-00FF"},"preview":{"type":"string","description":"The URL of an image that shows the font face.","maxLength":2000,"example":""}},"example":"{\"fontFamily\":\"Open Sans\",\"fontWeight\":\"400\",\"src\":\"http://localhost:3000/fonts/open-sans.woff2\"}"}},"required":["font_face_settings"]}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.font_face_settings === undefined){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "font_face_settings"},message:"must have required property '"+"font_face_settings"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.theme_json_version !== undefined){
let data1 = data0.theme_json_version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/body/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/body/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 2 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/body/theme_json_version",schemaPath:"#/components/schemas/FontThemeVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data0.font_face_settings !== undefined){
let data2 = data0.font_face_settings;
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
const err4 = {instancePath:instancePath+"/body/font_face_settings",schemaPath:"#/properties/body/properties/font_face_settings/type",keyword:"type",params:{type: schema117.properties.body.properties.font_face_settings.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 100000){
const err5 = {instancePath:instancePath+"/body/font_face_settings",schemaPath:"#/properties/body/properties/font_face_settings/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fontFamily === undefined){
const err6 = {instancePath:instancePath+"/body/font_face_settings",schemaPath:"#/properties/body/properties/font_face_settings/required",keyword:"required",params:{missingProperty: "fontFamily"},message:"must have required property '"+"fontFamily"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.src === undefined){
const err7 = {instancePath:instancePath+"/body/font_face_settings",schemaPath:"#/properties/body/properties/font_face_settings/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data2){
const _errs7 = errors;
if(!(((((((((((((((key0 === "fontFamily") || (key0 === "src")) || (key0 === "fontWeight")) || (key0 === "fontDisplay")) || (key0 === "fontStyle")) || (key0 === "fontStretch")) || (key0 === "ascentOverride")) || (key0 === "descentOverride")) || (key0 === "lineGapOverride")) || (key0 === "sizeAdjust")) || (key0 === "fontVariant")) || (key0 === "fontFeatureSettings")) || (key0 === "fontVariationSettings")) || (key0 === "unicodeRange")) || (key0 === "preview"))){
const err8 = {instancePath:instancePath+"/body/font_face_settings",schemaPath:"#/properties/body/properties/font_face_settings/propertyNames/enum",keyword:"enum",params:{allowedValues: schema117.properties.body.properties.font_face_settings.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs7 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/body/font_face_settings",schemaPath:"#/properties/body/properties/font_face_settings/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.fontFamily !== undefined){
let data3 = data2.fontFamily;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err10 = {instancePath:instancePath+"/body/font_face_settings/fontFamily",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontFamily/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/body/font_face_settings/fontFamily",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontFamily/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/body/font_face_settings/fontFamily",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontFamily/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.src !== undefined){
let data4 = data2.src;
if((typeof data4 !== "string") && (!(Array.isArray(data4)))){
const err13 = {instancePath:instancePath+"/body/font_face_settings/src",schemaPath:"#/properties/body/properties/font_face_settings/properties/src/type",keyword:"type",params:{type: schema117.properties.body.properties.font_face_settings.properties.src.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err14 = {instancePath:instancePath+"/body/font_face_settings/src",schemaPath:"#/properties/body/properties/font_face_settings/properties/src/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data4) < 1){
const err15 = {instancePath:instancePath+"/body/font_face_settings/src",schemaPath:"#/properties/body/properties/font_face_settings/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length > 10){
const err16 = {instancePath:instancePath+"/body/font_face_settings/src",schemaPath:"#/properties/body/properties/font_face_settings/properties/src/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/body/font_face_settings/src",schemaPath:"#/properties/body/properties/font_face_settings/properties/src/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err18 = {instancePath:instancePath+"/body/font_face_settings/src/" + i0,schemaPath:"#/properties/body/properties/font_face_settings/properties/src/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data5) < 1){
const err19 = {instancePath:instancePath+"/body/font_face_settings/src/" + i0,schemaPath:"#/properties/body/properties/font_face_settings/properties/src/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/body/font_face_settings/src/" + i0,schemaPath:"#/properties/body/properties/font_face_settings/properties/src/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
if(data2.fontWeight !== undefined){
let data6 = data2.fontWeight;
if((typeof data6 !== "string") && (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))))){
const err21 = {instancePath:instancePath+"/body/font_face_settings/fontWeight",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontWeight/type",keyword:"type",params:{type: schema117.properties.body.properties.font_face_settings.properties.fontWeight.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/body/font_face_settings/fontWeight",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/body/font_face_settings/fontWeight",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err24 = {instancePath:instancePath+"/body/font_face_settings/fontWeight",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontWeight/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data2.fontDisplay !== undefined){
let data7 = data2.fontDisplay;
if(typeof data7 !== "string"){
const err25 = {instancePath:instancePath+"/body/font_face_settings/fontDisplay",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontDisplay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((data7 === "auto") || (data7 === "block")) || (data7 === "fallback")) || (data7 === "swap")) || (data7 === "optional"))){
const err26 = {instancePath:instancePath+"/body/font_face_settings/fontDisplay",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontDisplay/enum",keyword:"enum",params:{allowedValues: schema117.properties.body.properties.font_face_settings.properties.fontDisplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.fontStyle !== undefined){
let data8 = data2.fontStyle;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err27 = {instancePath:instancePath+"/body/font_face_settings/fontStyle",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontStyle/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/body/font_face_settings/fontStyle",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.fontStretch !== undefined){
let data9 = data2.fontStretch;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err29 = {instancePath:instancePath+"/body/font_face_settings/fontStretch",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontStretch/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/body/font_face_settings/fontStretch",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontStretch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.ascentOverride !== undefined){
let data10 = data2.ascentOverride;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err31 = {instancePath:instancePath+"/body/font_face_settings/ascentOverride",schemaPath:"#/properties/body/properties/font_face_settings/properties/ascentOverride/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/body/font_face_settings/ascentOverride",schemaPath:"#/properties/body/properties/font_face_settings/properties/ascentOverride/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data2.descentOverride !== undefined){
let data11 = data2.descentOverride;
if(typeof data11 === "string"){
if(func0(data11) > 2000){
const err33 = {instancePath:instancePath+"/body/font_face_settings/descentOverride",schemaPath:"#/properties/body/properties/font_face_settings/properties/descentOverride/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/body/font_face_settings/descentOverride",schemaPath:"#/properties/body/properties/font_face_settings/properties/descentOverride/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.lineGapOverride !== undefined){
let data12 = data2.lineGapOverride;
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err35 = {instancePath:instancePath+"/body/font_face_settings/lineGapOverride",schemaPath:"#/properties/body/properties/font_face_settings/properties/lineGapOverride/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/body/font_face_settings/lineGapOverride",schemaPath:"#/properties/body/properties/font_face_settings/properties/lineGapOverride/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data2.sizeAdjust !== undefined){
let data13 = data2.sizeAdjust;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err37 = {instancePath:instancePath+"/body/font_face_settings/sizeAdjust",schemaPath:"#/properties/body/properties/font_face_settings/properties/sizeAdjust/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/body/font_face_settings/sizeAdjust",schemaPath:"#/properties/body/properties/font_face_settings/properties/sizeAdjust/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data2.fontVariant !== undefined){
let data14 = data2.fontVariant;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err39 = {instancePath:instancePath+"/body/font_face_settings/fontVariant",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontVariant/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/body/font_face_settings/fontVariant",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontVariant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data2.fontFeatureSettings !== undefined){
let data15 = data2.fontFeatureSettings;
if(typeof data15 === "string"){
if(func0(data15) > 2000){
const err41 = {instancePath:instancePath+"/body/font_face_settings/fontFeatureSettings",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontFeatureSettings/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/body/font_face_settings/fontFeatureSettings",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontFeatureSettings/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data2.fontVariationSettings !== undefined){
let data16 = data2.fontVariationSettings;
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err43 = {instancePath:instancePath+"/body/font_face_settings/fontVariationSettings",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontVariationSettings/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/body/font_face_settings/fontVariationSettings",schemaPath:"#/properties/body/properties/font_face_settings/properties/fontVariationSettings/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data2.unicodeRange !== undefined){
let data17 = data2.unicodeRange;
if(typeof data17 === "string"){
if(func0(data17) > 100000){
const err45 = {instancePath:instancePath+"/body/font_face_settings/unicodeRange",schemaPath:"#/properties/body/properties/font_face_settings/properties/unicodeRange/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/body/font_face_settings/unicodeRange",schemaPath:"#/properties/body/properties/font_face_settings/properties/unicodeRange/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data2.preview !== undefined){
let data18 = data2.preview;
if(typeof data18 === "string"){
if(func0(data18) > 2000){
const err47 = {instancePath:instancePath+"/body/font_face_settings/preview",schemaPath:"#/properties/body/properties/font_face_settings/properties/preview/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/body/font_face_settings/preview",schemaPath:"#/properties/body/properties/font_face_settings/properties/preview/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/SettingsInput\"}}}"] = validate138;
const schema119 = {"properties":{"body":{"$ref":"#/components/schemas/SettingsInput"}}};
const schema120 = {"type":"object","description":"The settings to change. Null restores the default. `title`, `description` and `date_format` are written in the language of `i18n_language`.","properties":{"title":{"type":["string","null"],"description":"The title of the site.","maxLength":2000,"example":"Coast and Harbour"},"description":{"type":["string","null"],"description":"A short description of the site.","maxLength":2000,"example":"News from the sea."},"url":{"type":"string","description":"Must be the current value if it is sent.","maxLength":2000,"example":"http://localhost:3000"},"timezone":{"type":"string","description":"Must be the current value if it is sent.","maxLength":100,"example":"Asia/Tbilisi"},"language":{"type":"string","description":"Must be the current value if it is sent.","maxLength":100,"example":"en_US"},"date_format":{"type":["string","null"],"description":"The format of dates in public pages and blocks, in the notation of PHP.","minLength":1,"maxLength":100,"example":"j F Y"},"default_category":{"type":["integer","null"],"description":"The ID of an existing category.","minimum":1,"maximum":2147483647,"example":1},"default_post_format":{"description":"The format of new posts. `0` is the same as `standard`.","type":["string","null"],"enum":["0","standard","aside","chat","gallery","link","image","quote","status","video","audio",null],"example":"aside"},"posts_per_page":{"type":["integer","null"],"description":"The number of posts on each public page of a list.","minimum":1,"maximum":100,"example":10},"show_on_front":{"type":["string","null"],"description":"What the front page shows, the latest posts or a page.","enum":["posts","page",null],"example":"page"},"page_on_front":{"type":["integer","null"],"description":"The ID of an existing page, or 0 for none.","minimum":0,"maximum":2147483647,"example":12},"page_for_posts":{"type":["integer","null"],"description":"The ID of an existing page other than `page_on_front`, or 0 for none.","minimum":0,"maximum":2147483647,"example":14},"default_ping_status":{"type":["string","null"],"description":"Whether new posts accept pings.","enum":["open","closed",null],"example":"open"},"default_comment_status":{"type":["string","null"],"description":"Whether new posts and media items accept comments.","enum":["open","closed",null],"example":"open"},"site_logo":{"type":["integer","null"],"description":"The ID of an existing image, or 0 for none.","minimum":0,"maximum":2147483647,"example":0},"site_icon":{"type":["integer","null"],"description":"The ID of an existing image, or 0 for none.","minimum":0,"maximum":2147483647,"example":0}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title !== undefined){
let data1 = data0.title;
if((typeof data1 !== "string") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/body/title",schemaPath:"#/components/schemas/SettingsInput/properties/title/type",keyword:"type",params:{type: schema120.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err1 = {instancePath:instancePath+"/body/title",schemaPath:"#/components/schemas/SettingsInput/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data0.description !== undefined){
let data2 = data0.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/SettingsInput/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err3 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/SettingsInput/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data0.url !== undefined){
let data3 = data0.url;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err4 = {instancePath:instancePath+"/body/url",schemaPath:"#/components/schemas/SettingsInput/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/body/url",schemaPath:"#/components/schemas/SettingsInput/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.timezone !== undefined){
let data4 = data0.timezone;
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err6 = {instancePath:instancePath+"/body/timezone",schemaPath:"#/components/schemas/SettingsInput/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/body/timezone",schemaPath:"#/components/schemas/SettingsInput/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.language !== undefined){
let data5 = data0.language;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err8 = {instancePath:instancePath+"/body/language",schemaPath:"#/components/schemas/SettingsInput/properties/language/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/body/language",schemaPath:"#/components/schemas/SettingsInput/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.date_format !== undefined){
let data6 = data0.date_format;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/body/date_format",schemaPath:"#/components/schemas/SettingsInput/properties/date_format/type",keyword:"type",params:{type: schema120.properties.date_format.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 100){
const err11 = {instancePath:instancePath+"/body/date_format",schemaPath:"#/components/schemas/SettingsInput/properties/date_format/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data6) < 1){
const err12 = {instancePath:instancePath+"/body/date_format",schemaPath:"#/components/schemas/SettingsInput/properties/date_format/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data0.default_category !== undefined){
let data7 = data0.default_category;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err13 = {instancePath:instancePath+"/body/default_category",schemaPath:"#/components/schemas/SettingsInput/properties/default_category/type",keyword:"type",params:{type: schema120.properties.default_category.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/body/default_category",schemaPath:"#/components/schemas/SettingsInput/properties/default_category/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/body/default_category",schemaPath:"#/components/schemas/SettingsInput/properties/default_category/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data0.default_post_format !== undefined){
let data8 = data0.default_post_format;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/body/default_post_format",schemaPath:"#/components/schemas/SettingsInput/properties/default_post_format/type",keyword:"type",params:{type: schema120.properties.default_post_format.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((((data8 === "0") || (data8 === "standard")) || (data8 === "aside")) || (data8 === "chat")) || (data8 === "gallery")) || (data8 === "link")) || (data8 === "image")) || (data8 === "quote")) || (data8 === "status")) || (data8 === "video")) || (data8 === "audio")) || (data8 === null))){
const err17 = {instancePath:instancePath+"/body/default_post_format",schemaPath:"#/components/schemas/SettingsInput/properties/default_post_format/enum",keyword:"enum",params:{allowedValues: schema120.properties.default_post_format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.posts_per_page !== undefined){
let data9 = data0.posts_per_page;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err18 = {instancePath:instancePath+"/body/posts_per_page",schemaPath:"#/components/schemas/SettingsInput/properties/posts_per_page/type",keyword:"type",params:{type: schema120.properties.posts_per_page.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/body/posts_per_page",schemaPath:"#/components/schemas/SettingsInput/properties/posts_per_page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/body/posts_per_page",schemaPath:"#/components/schemas/SettingsInput/properties/posts_per_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data0.show_on_front !== undefined){
let data10 = data0.show_on_front;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/body/show_on_front",schemaPath:"#/components/schemas/SettingsInput/properties/show_on_front/type",keyword:"type",params:{type: schema120.properties.show_on_front.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data10 === "posts") || (data10 === "page")) || (data10 === null))){
const err22 = {instancePath:instancePath+"/body/show_on_front",schemaPath:"#/components/schemas/SettingsInput/properties/show_on_front/enum",keyword:"enum",params:{allowedValues: schema120.properties.show_on_front.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.page_on_front !== undefined){
let data11 = data0.page_on_front;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err23 = {instancePath:instancePath+"/body/page_on_front",schemaPath:"#/components/schemas/SettingsInput/properties/page_on_front/type",keyword:"type",params:{type: schema120.properties.page_on_front.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/body/page_on_front",schemaPath:"#/components/schemas/SettingsInput/properties/page_on_front/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/body/page_on_front",schemaPath:"#/components/schemas/SettingsInput/properties/page_on_front/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data0.page_for_posts !== undefined){
let data12 = data0.page_for_posts;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err26 = {instancePath:instancePath+"/body/page_for_posts",schemaPath:"#/components/schemas/SettingsInput/properties/page_for_posts/type",keyword:"type",params:{type: schema120.properties.page_for_posts.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/body/page_for_posts",schemaPath:"#/components/schemas/SettingsInput/properties/page_for_posts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/body/page_for_posts",schemaPath:"#/components/schemas/SettingsInput/properties/page_for_posts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data0.default_ping_status !== undefined){
let data13 = data0.default_ping_status;
if((typeof data13 !== "string") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/body/default_ping_status",schemaPath:"#/components/schemas/SettingsInput/properties/default_ping_status/type",keyword:"type",params:{type: schema120.properties.default_ping_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data13 === "open") || (data13 === "closed")) || (data13 === null))){
const err30 = {instancePath:instancePath+"/body/default_ping_status",schemaPath:"#/components/schemas/SettingsInput/properties/default_ping_status/enum",keyword:"enum",params:{allowedValues: schema120.properties.default_ping_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.default_comment_status !== undefined){
let data14 = data0.default_comment_status;
if((typeof data14 !== "string") && (data14 !== null)){
const err31 = {instancePath:instancePath+"/body/default_comment_status",schemaPath:"#/components/schemas/SettingsInput/properties/default_comment_status/type",keyword:"type",params:{type: schema120.properties.default_comment_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((data14 === "open") || (data14 === "closed")) || (data14 === null))){
const err32 = {instancePath:instancePath+"/body/default_comment_status",schemaPath:"#/components/schemas/SettingsInput/properties/default_comment_status/enum",keyword:"enum",params:{allowedValues: schema120.properties.default_comment_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.site_logo !== undefined){
let data15 = data0.site_logo;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err33 = {instancePath:instancePath+"/body/site_logo",schemaPath:"#/components/schemas/SettingsInput/properties/site_logo/type",keyword:"type",params:{type: schema120.properties.site_logo.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2147483647 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/body/site_logo",schemaPath:"#/components/schemas/SettingsInput/properties/site_logo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/body/site_logo",schemaPath:"#/components/schemas/SettingsInput/properties/site_logo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data0.site_icon !== undefined){
let data16 = data0.site_icon;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err36 = {instancePath:instancePath+"/body/site_icon",schemaPath:"#/components/schemas/SettingsInput/properties/site_icon/type",keyword:"type",params:{type: schema120.properties.site_icon.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2147483647 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/body/site_icon",schemaPath:"#/components/schemas/SettingsInput/properties/site_icon/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/body/site_icon",schemaPath:"#/components/schemas/SettingsInput/properties/site_icon/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/SettingsInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"type\":\"object\",\"description\":\"A file, sent as a multipart form together with the writable fields of its media item.\",\"example\":{\"file\":\"the content of the file\",\"title\":\"Harbour\",\"alt_text\":\"Boats at the quay\"},\"properties\":{\"id\":{\"type\":\"integer\",\"description\":\"The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.\",\"minimum\":0,\"maximum\":2147483647,\"example\":12},\"date\":{\"description\":\"The date and time the media item was uploaded, in the site's time zone.\",\"$ref\":\"#/components/schemas/DateTimeInputOrNull\"},\"date_gmt\":{\"description\":\"The date and time the media item was uploaded, in UTC. If both are sent, `date` takes precedence.\",\"$ref\":\"#/components/schemas/DateTimeInputOrNull\"},\"slug\":{\"type\":\"string\",\"description\":\"The slug of the media item, used in its URL. The service normalizes it and makes it unique.\",\"maxLength\":2000,\"example\":\"harbour\"},\"status\":{\"type\":\"string\",\"description\":\"The status of the media item. With `private`, only its author and editors can see it. Every other value is treated as `inherit`: the item is as public as the content that it is attached to.\",\"enum\":[\"publish\",\"future\",\"draft\",\"pending\",\"private\",\"inherit\"],\"example\":\"private\"},\"title\":{\"description\":\"The title of the media item. A new item without a title gets the name of its file.\",\"$ref\":\"#/components/schemas/TitleInput\"},\"author\":{\"type\":\"integer\",\"description\":\"The ID of the user who owns the media item. Setting another user requires the right to edit other users' items.\",\"minimum\":-2147483648,\"maximum\":2147483647,\"example\":2},\"featured_media\":{\"type\":\"integer\",\"description\":\"The ID of an image that represents the media item; 0 removes it.\",\"minimum\":-2147483648,\"maximum\":2147483647,\"example\":0},\"comment_status\":{\"$ref\":\"#/components/schemas/OpenOrClosed\"},\"ping_status\":{\"$ref\":\"#/components/schemas/OpenOrClosed\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"},\"template\":{\"type\":\"string\",\"description\":\"The slug of the template used to display the media item; empty for the default template.\",\"maxLength\":2000,\"example\":\"\"},\"alt_text\":{\"type\":\"string\",\"description\":\"Alternative text that describes the image for people who cannot see it.\",\"maxLength\":2000,\"example\":\"Boats at the quay\"},\"focal_point\":{\"$ref\":\"#/components/schemas/FocalPoint\"},\"caption\":{\"description\":\"The caption to display with the file.\",\"$ref\":\"#/components/schemas/ExcerptInput\"},\"description\":{\"description\":\"The description of the file.\",\"$ref\":\"#/components/schemas/TextInput\"},\"post\":{\"type\":[\"integer\",\"null\"],\"description\":\"The ID of the post, page, block, navigation menu, event, venue or organizer to attach the media item to; 0 or null detaches it. The caller must have the right to edit that content. The file is as public as the content that it is attached to.\",\"minimum\":-2147483648,\"maximum\":2147483647,\"example\":7}},\"required\":[]}}}"] = validate139;
const schema121 = {"properties":{"body":{"type":"object","description":"A file, sent as a multipart form together with the writable fields of its media item.","example":{"file":"the content of the file","title":"Harbour","alt_text":"Boats at the quay"},"properties":{"id":{"type":"integer","description":"The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.","minimum":0,"maximum":2147483647,"example":12},"date":{"description":"The date and time the media item was uploaded, in the site's time zone.","$ref":"#/components/schemas/DateTimeInputOrNull"},"date_gmt":{"description":"The date and time the media item was uploaded, in UTC. If both are sent, `date` takes precedence.","$ref":"#/components/schemas/DateTimeInputOrNull"},"slug":{"type":"string","description":"The slug of the media item, used in its URL. The service normalizes it and makes it unique.","maxLength":2000,"example":"harbour"},"status":{"type":"string","description":"The status of the media item. With `private`, only its author and editors can see it. Every other value is treated as `inherit`: the item is as public as the content that it is attached to.","enum":["publish","future","draft","pending","private","inherit"],"example":"private"},"title":{"description":"The title of the media item. A new item without a title gets the name of its file.","$ref":"#/components/schemas/TitleInput"},"author":{"type":"integer","description":"The ID of the user who owns the media item. Setting another user requires the right to edit other users' items.","minimum":-2147483648,"maximum":2147483647,"example":2},"featured_media":{"type":"integer","description":"The ID of an image that represents the media item; 0 removes it.","minimum":-2147483648,"maximum":2147483647,"example":0},"comment_status":{"$ref":"#/components/schemas/OpenOrClosed"},"ping_status":{"$ref":"#/components/schemas/OpenOrClosed"},"meta":{"$ref":"#/components/schemas/Meta"},"template":{"type":"string","description":"The slug of the template used to display the media item; empty for the default template.","maxLength":2000,"example":""},"alt_text":{"type":"string","description":"Alternative text that describes the image for people who cannot see it.","maxLength":2000,"example":"Boats at the quay"},"focal_point":{"$ref":"#/components/schemas/FocalPoint"},"caption":{"description":"The caption to display with the file.","$ref":"#/components/schemas/ExcerptInput"},"description":{"description":"The description of the file.","$ref":"#/components/schemas/TextInput"},"post":{"type":["integer","null"],"description":"The ID of the post, page, block, navigation menu, event, venue or organizer to attach the media item to; 0 or null detaches it. The caller must have the right to edit that content. The file is as public as the content that it is attached to.","minimum":-2147483648,"maximum":2147483647,"example":7}},"required":[]}}};
const schema128 = {"type":["object","null"],"description":"The point of an image that stays visible where the image is cropped, as fractions of its width and height; null for the center. An addition to the reference implementation.","required":["x","y"],"additionalProperties":false,"properties":{"x":{"type":"number","description":"The distance from the left, as a fraction of the width.","minimum":0,"maximum":1,"example":0.3},"y":{"type":"number","description":"The distance from the top, as a fraction of the height.","minimum":0,"maximum":1,"example":0.7}}};
const schema130 = {"type":["string","object"],"description":"The text, as a string or as an object with the string in `raw`, as responses have it. All other properties of the object are ignored.","maxLength":1000000,"properties":{"raw":{"type":"string","description":"The text.","maxLength":1000000,"example":"The first boat leaves at seven."}},"example":"The first boat leaves at seven."};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/body/id",schemaPath:"#/properties/body/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/body/id",schemaPath:"#/properties/body/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/body/id",schemaPath:"#/properties/body/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data0.date !== undefined){
let data2 = data0.date;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/body/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/type",keyword:"type",params:{type: schema5.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err4 = {instancePath:instancePath+"/body/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/body/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data2))){
const err6 = {instancePath:instancePath+"/body/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.date_gmt !== undefined){
let data3 = data0.date_gmt;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/body/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/type",keyword:"type",params:{type: schema5.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err8 = {instancePath:instancePath+"/body/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/body/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data3))){
const err10 = {instancePath:instancePath+"/body/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data0.slug !== undefined){
let data4 = data0.slug;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err11 = {instancePath:instancePath+"/body/slug",schemaPath:"#/properties/body/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/body/slug",schemaPath:"#/properties/body/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.status !== undefined){
let data5 = data0.status;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/body/status",schemaPath:"#/properties/body/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data5 === "publish") || (data5 === "future")) || (data5 === "draft")) || (data5 === "pending")) || (data5 === "private")) || (data5 === "inherit"))){
const err14 = {instancePath:instancePath+"/body/status",schemaPath:"#/properties/body/properties/status/enum",keyword:"enum",params:{allowedValues: schema121.properties.body.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.title !== undefined){
let data6 = data0.title;
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
const err15 = {instancePath:instancePath+"/body/title",schemaPath:"#/components/schemas/TitleInput/type",keyword:"type",params:{type: schema8.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err16 = {instancePath:instancePath+"/body/title",schemaPath:"#/components/schemas/TitleInput/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.raw !== undefined){
let data7 = data6.raw;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err17 = {instancePath:instancePath+"/body/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/body/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data0.author !== undefined){
let data8 = data0.author;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/body/author",schemaPath:"#/properties/body/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/body/author",schemaPath:"#/properties/body/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < -2147483648 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/body/author",schemaPath:"#/properties/body/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data0.featured_media !== undefined){
let data9 = data0.featured_media;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/body/featured_media",schemaPath:"#/properties/body/properties/featured_media/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/body/featured_media",schemaPath:"#/properties/body/properties/featured_media/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < -2147483648 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/body/featured_media",schemaPath:"#/properties/body/properties/featured_media/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data0.comment_status !== undefined){
let data10 = data0.comment_status;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/body/comment_status",schemaPath:"#/components/schemas/OpenOrClosed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data10 === "open") || (data10 === "closed"))){
const err26 = {instancePath:instancePath+"/body/comment_status",schemaPath:"#/components/schemas/OpenOrClosed/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.ping_status !== undefined){
let data11 = data0.ping_status;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/body/ping_status",schemaPath:"#/components/schemas/OpenOrClosed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data11 === "open") || (data11 === "closed"))){
const err28 = {instancePath:instancePath+"/body/ping_status",schemaPath:"#/components/schemas/OpenOrClosed/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.meta !== undefined){
let data12 = data0.meta;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key0 in data12){
const err29 = {instancePath:instancePath+"/body/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/body/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.template !== undefined){
let data13 = data0.template;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err31 = {instancePath:instancePath+"/body/template",schemaPath:"#/properties/body/properties/template/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/body/template",schemaPath:"#/properties/body/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.alt_text !== undefined){
let data14 = data0.alt_text;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err33 = {instancePath:instancePath+"/body/alt_text",schemaPath:"#/properties/body/properties/alt_text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/body/alt_text",schemaPath:"#/properties/body/properties/alt_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.focal_point !== undefined){
let data15 = data0.focal_point;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/body/focal_point",schemaPath:"#/components/schemas/FocalPoint/type",keyword:"type",params:{type: schema128.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.x === undefined){
const err36 = {instancePath:instancePath+"/body/focal_point",schemaPath:"#/components/schemas/FocalPoint/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.y === undefined){
const err37 = {instancePath:instancePath+"/body/focal_point",schemaPath:"#/components/schemas/FocalPoint/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data15){
if(!((key1 === "x") || (key1 === "y"))){
const err38 = {instancePath:instancePath+"/body/focal_point",schemaPath:"#/components/schemas/FocalPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.x !== undefined){
let data16 = data15.x;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/body/focal_point/x",schemaPath:"#/components/schemas/FocalPoint/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/body/focal_point/x",schemaPath:"#/components/schemas/FocalPoint/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/body/focal_point/x",schemaPath:"#/components/schemas/FocalPoint/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.y !== undefined){
let data17 = data15.y;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err42 = {instancePath:instancePath+"/body/focal_point/y",schemaPath:"#/components/schemas/FocalPoint/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/body/focal_point/y",schemaPath:"#/components/schemas/FocalPoint/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/body/focal_point/y",schemaPath:"#/components/schemas/FocalPoint/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
if(data0.caption !== undefined){
let data18 = data0.caption;
if((typeof data18 !== "string") && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
const err45 = {instancePath:instancePath+"/body/caption",schemaPath:"#/components/schemas/ExcerptInput/type",keyword:"type",params:{type: schema12.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 100000){
const err46 = {instancePath:instancePath+"/body/caption",schemaPath:"#/components/schemas/ExcerptInput/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.raw !== undefined){
let data19 = data18.raw;
if(typeof data19 === "string"){
if(func0(data19) > 100000){
const err47 = {instancePath:instancePath+"/body/caption/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/body/caption/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
if(data0.description !== undefined){
let data20 = data0.description;
if((typeof data20 !== "string") && (!(data20 && typeof data20 == "object" && !Array.isArray(data20)))){
const err49 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/TextInput/type",keyword:"type",params:{type: schema130.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 1000000){
const err50 = {instancePath:instancePath+"/body/description",schemaPath:"#/components/schemas/TextInput/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.raw !== undefined){
let data21 = data20.raw;
if(typeof data21 === "string"){
if(func0(data21) > 1000000){
const err51 = {instancePath:instancePath+"/body/description/raw",schemaPath:"#/components/schemas/TextInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/body/description/raw",schemaPath:"#/components/schemas/TextInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
if(data0.post !== undefined){
let data22 = data0.post;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err53 = {instancePath:instancePath+"/body/post",schemaPath:"#/properties/body/properties/post/type",keyword:"type",params:{type: schema121.properties.body.properties.post.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2147483647 || isNaN(data22)){
const err54 = {instancePath:instancePath+"/body/post",schemaPath:"#/properties/body/properties/post/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22 < -2147483648 || isNaN(data22)){
const err55 = {instancePath:instancePath+"/body/post",schemaPath:"#/properties/body/properties/post/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/MediaInput\"}}}"] = validate140;
const schema131 = {"properties":{"body":{"$ref":"#/components/schemas/MediaInput"}}};
const schema132 = {"type":"object","description":"The writable fields of a media item. Only the fields in the request change; unknown and read-only fields are ignored.","properties":{"id":{"type":"integer","description":"The ID of the item. Ignored on update. Omit it on creation: the service assigns the ID and rejects a request that has one.","minimum":0,"maximum":2147483647,"example":12},"date":{"description":"The date and time the media item was uploaded, in the site's time zone.","$ref":"#/components/schemas/DateTimeInputOrNull"},"date_gmt":{"description":"The date and time the media item was uploaded, in UTC. If both are sent, `date` takes precedence.","$ref":"#/components/schemas/DateTimeInputOrNull"},"slug":{"type":"string","description":"The slug of the media item, used in its URL. The service normalizes it and makes it unique.","maxLength":2000,"example":"harbour"},"status":{"type":"string","description":"The status of the media item. With `private`, only its author and editors can see it. Every other value is treated as `inherit`: the item is as public as the content that it is attached to.","enum":["publish","future","draft","pending","private","inherit"],"example":"private"},"title":{"description":"The title of the media item. A new item without a title gets the name of its file.","$ref":"#/components/schemas/TitleInput"},"author":{"type":"integer","description":"The ID of the user who owns the media item. Setting another user requires the right to edit other users' items.","minimum":-2147483648,"maximum":2147483647,"example":2},"featured_media":{"type":"integer","description":"The ID of an image that represents the media item; 0 removes it.","minimum":-2147483648,"maximum":2147483647,"example":0},"comment_status":{"$ref":"#/components/schemas/OpenOrClosed"},"ping_status":{"$ref":"#/components/schemas/OpenOrClosed"},"meta":{"$ref":"#/components/schemas/Meta"},"template":{"type":"string","description":"The slug of the template used to display the media item; empty for the default template.","maxLength":2000,"example":""},"alt_text":{"type":"string","description":"Alternative text that describes the image for people who cannot see it.","maxLength":2000,"example":"Boats at the quay"},"focal_point":{"$ref":"#/components/schemas/FocalPoint"},"caption":{"description":"The caption to display with the file.","$ref":"#/components/schemas/ExcerptInput"},"description":{"description":"The description of the file.","$ref":"#/components/schemas/TextInput"},"post":{"type":["integer","null"],"description":"The ID of the post, page, block, navigation menu, event, venue or organizer to attach the media item to; 0 or null detaches it. The caller must have the right to edit that content. The file is as public as the content that it is attached to.","minimum":-2147483648,"maximum":2147483647,"example":7}},"example":{"title":"Harbour","alt_text":"Boats at the quay","caption":"The harbour in May","post":7}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.date !== undefined){
let data1 = data.date;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/type",keyword:"type",params:{type: schema5.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/date",schemaPath:"#/components/schemas/DateTimeInputOrNull/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.date_gmt !== undefined){
let data2 = data.date_gmt;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/type",keyword:"type",params:{type: schema5.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err8 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data2))){
const err10 = {instancePath:instancePath+"/date_gmt",schemaPath:"#/components/schemas/DateTimeInputOrNull/format",keyword:"format",params:{format: "iso-date-time"},message:"must match format \""+"iso-date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err11 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data4 === "publish") || (data4 === "future")) || (data4 === "draft")) || (data4 === "pending")) || (data4 === "private")) || (data4 === "inherit"))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema132.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TitleInput/type",keyword:"type",params:{type: schema8.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/TitleInput/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.raw !== undefined){
let data6 = data5.raw;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err17 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/title/raw",schemaPath:"#/components/schemas/TitleInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.author !== undefined){
let data7 = data.author;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < -2147483648 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.featured_media !== undefined){
let data8 = data.featured_media;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/featured_media",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/featured_media",schemaPath:"#/properties/featured_media/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < -2147483648 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/featured_media",schemaPath:"#/properties/featured_media/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.comment_status !== undefined){
let data9 = data.comment_status;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/comment_status",schemaPath:"#/components/schemas/OpenOrClosed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data9 === "open") || (data9 === "closed"))){
const err26 = {instancePath:instancePath+"/comment_status",schemaPath:"#/components/schemas/OpenOrClosed/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.ping_status !== undefined){
let data10 = data.ping_status;
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/ping_status",schemaPath:"#/components/schemas/OpenOrClosed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data10 === "open") || (data10 === "closed"))){
const err28 = {instancePath:instancePath+"/ping_status",schemaPath:"#/components/schemas/OpenOrClosed/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.meta !== undefined){
let data11 = data.meta;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
const err29 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.template !== undefined){
let data12 = data.template;
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err31 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.alt_text !== undefined){
let data13 = data.alt_text;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err33 = {instancePath:instancePath+"/alt_text",schemaPath:"#/properties/alt_text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/alt_text",schemaPath:"#/properties/alt_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.focal_point !== undefined){
let data14 = data.focal_point;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err35 = {instancePath:instancePath+"/focal_point",schemaPath:"#/components/schemas/FocalPoint/type",keyword:"type",params:{type: schema128.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.x === undefined){
const err36 = {instancePath:instancePath+"/focal_point",schemaPath:"#/components/schemas/FocalPoint/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.y === undefined){
const err37 = {instancePath:instancePath+"/focal_point",schemaPath:"#/components/schemas/FocalPoint/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data14){
if(!((key1 === "x") || (key1 === "y"))){
const err38 = {instancePath:instancePath+"/focal_point",schemaPath:"#/components/schemas/FocalPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.x !== undefined){
let data15 = data14.x;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/focal_point/x",schemaPath:"#/components/schemas/FocalPoint/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/focal_point/x",schemaPath:"#/components/schemas/FocalPoint/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/focal_point/x",schemaPath:"#/components/schemas/FocalPoint/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.y !== undefined){
let data16 = data14.y;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/focal_point/y",schemaPath:"#/components/schemas/FocalPoint/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/focal_point/y",schemaPath:"#/components/schemas/FocalPoint/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/focal_point/y",schemaPath:"#/components/schemas/FocalPoint/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
if(data.caption !== undefined){
let data17 = data.caption;
if((typeof data17 !== "string") && (!(data17 && typeof data17 == "object" && !Array.isArray(data17)))){
const err45 = {instancePath:instancePath+"/caption",schemaPath:"#/components/schemas/ExcerptInput/type",keyword:"type",params:{type: schema12.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 100000){
const err46 = {instancePath:instancePath+"/caption",schemaPath:"#/components/schemas/ExcerptInput/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.raw !== undefined){
let data18 = data17.raw;
if(typeof data18 === "string"){
if(func0(data18) > 100000){
const err47 = {instancePath:instancePath+"/caption/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/caption/raw",schemaPath:"#/components/schemas/ExcerptInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
if(data.description !== undefined){
let data19 = data.description;
if((typeof data19 !== "string") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
const err49 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TextInput/type",keyword:"type",params:{type: schema130.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 1000000){
const err50 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TextInput/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.raw !== undefined){
let data20 = data19.raw;
if(typeof data20 === "string"){
if(func0(data20) > 1000000){
const err51 = {instancePath:instancePath+"/description/raw",schemaPath:"#/components/schemas/TextInput/properties/raw/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/description/raw",schemaPath:"#/components/schemas/TextInput/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
if(data.post !== undefined){
let data21 = data.post;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err53 = {instancePath:instancePath+"/post",schemaPath:"#/properties/post/type",keyword:"type",params:{type: schema132.properties.post.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2147483647 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/post",schemaPath:"#/properties/post/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21 < -2147483648 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/post",schemaPath:"#/properties/post/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"id":true,"date":true,"date_gmt":true,"slug":true,"status":true,"title":true,"author":true,"featured_media":true,"comment_status":true,"ping_status":true,"meta":true,"template":true,"alt_text":true,"focal_point":true,"caption":true,"description":true,"post":true},"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate141(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"type\":\"object\",\"description\":\"A file that replaces that of a media item, sent as a multipart form.\",\"example\":{\"file\":\"the content of the file\"},\"properties\":{},\"required\":[]}}}"] = validate143;
const schema142 = {"properties":{"body":{"type":"object","description":"A file that replaces that of a media item, sent as a multipart form.","example":{"file":"the content of the file"},"properties":{},"required":[]}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/MediaProcessing\"}}}"] = validate144;
const schema143 = {"properties":{"body":{"$ref":"#/components/schemas/MediaProcessing"}}};
const schema144 = {"type":"object","description":"The processing to run on the file.","required":["action"],"properties":{"action":{"type":"string","description":"The action to run. `create-image-subsizes` generates the missing image sizes.","enum":["create-image-subsizes"],"example":"create-image-subsizes"}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.action === undefined){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/MediaProcessing/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.action !== undefined){
let data1 = data0.action;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/body/action",schemaPath:"#/components/schemas/MediaProcessing/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data1 === "create-image-subsizes")){
const err2 = {instancePath:instancePath+"/body/action",schemaPath:"#/components/schemas/MediaProcessing/properties/action/enum",keyword:"enum",params:{allowedValues: schema144.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/MediaProcessing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/MediaEdit\"}}}"] = validate145;
const schema145 = {"properties":{"body":{"$ref":"#/components/schemas/MediaEdit"}}};
const schema146 = {"type":"object","description":"The edits to apply to an image. Use `modifiers`; older clients can send a rotation or a crop area instead.","required":["src"],"properties":{"src":{"type":"string","format":"uri","description":"The URL of the image: its `source_url` or that of one of its sizes. It confirms that the client and the service mean the same image.","maxLength":2000,"example":"http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg"},"modifiers":{"type":"array","description":"The edits, in the order in which they are applied.","minItems":1,"maxItems":50,"items":{"oneOf":[{"$ref":"#/components/schemas/RotateModifier"},{"$ref":"#/components/schemas/CropModifier"}]}},"rotation":{"type":"integer","deprecated":true,"description":"The clockwise rotation, in degrees. Use `modifiers` instead.","exclusiveMinimum":0,"exclusiveMaximum":360,"example":90},"x":{"type":"number","deprecated":true,"description":"The left edge of the crop area, as a percentage of the width. Use `modifiers` instead.","minimum":0,"maximum":100,"example":25},"y":{"type":"number","deprecated":true,"description":"The top edge of the crop area, as a percentage of the height. Use `modifiers` instead.","minimum":0,"maximum":100,"example":10},"width":{"type":"number","deprecated":true,"description":"The width of the crop area, as a percentage. Use `modifiers` instead.","minimum":0,"maximum":100,"example":50},"height":{"type":"number","deprecated":true,"description":"The height of the crop area, as a percentage. Use `modifiers` instead.","minimum":0,"maximum":100,"example":40}},"example":{"src":"http://localhost:3000/cms-content/uploads/2026/03/harbour.jpg","modifiers":[{"type":"rotate","args":{"angle":90}}]}};
const schema147 = {"type":"object","description":"Rotates the image.","required":["type","args"],"properties":{"type":{"type":"string","description":"The type of edit.","const":"rotate","example":"rotate"},"args":{"type":"object","description":"The rotation.","required":["angle"],"properties":{"angle":{"type":"number","description":"The clockwise rotation, in degrees.","minimum":-360000,"maximum":360000,"example":90}}}},"example":{"type":"rotate","args":{"angle":90}}};
const schema148 = {"type":"object","description":"Crops the image. All values are percentages of its size.","required":["type","args"],"properties":{"type":{"type":"string","description":"The type of edit.","const":"crop","example":"crop"},"args":{"type":"object","description":"The area to keep.","required":["left","top","width","height"],"properties":{"left":{"type":"number","description":"The left edge of the area.","example":25},"top":{"type":"number","description":"The top edge of the area.","example":10},"width":{"type":"number","description":"The width of the area.","example":50},"height":{"type":"number","description":"The height of the area.","example":40}}}},"example":{"type":"crop","args":{"left":25,"top":10,"width":50,"height":40}}};
const formats16 = formats.uri;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats16.validate(data0))){
const err2 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.modifiers !== undefined){
let data1 = data.modifiers;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
let valid3 = false;
let passing0 = null;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err6 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/components/schemas/RotateModifier/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.args === undefined){
const err7 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/components/schemas/RotateModifier/required",keyword:"required",params:{missingProperty: "args"},message:"must have required property '"+"args"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/modifiers/" + i0+"/type",schemaPath:"#/components/schemas/RotateModifier/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("rotate" !== data3){
const err9 = {instancePath:instancePath+"/modifiers/" + i0+"/type",schemaPath:"#/components/schemas/RotateModifier/properties/type/const",keyword:"const",params:{allowedValue: "rotate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.args !== undefined){
let data4 = data2.args;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.angle === undefined){
const err10 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/RotateModifier/properties/args/required",keyword:"required",params:{missingProperty: "angle"},message:"must have required property '"+"angle"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.angle !== undefined){
let data5 = data4.angle;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 360000 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/modifiers/" + i0+"/args/angle",schemaPath:"#/components/schemas/RotateModifier/properties/args/properties/angle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 360000},message:"must be <= 360000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < -360000 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/modifiers/" + i0+"/args/angle",schemaPath:"#/components/schemas/RotateModifier/properties/args/properties/angle/minimum",keyword:"minimum",params:{comparison: ">=", limit: -360000},message:"must be >= -360000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/modifiers/" + i0+"/args/angle",schemaPath:"#/components/schemas/RotateModifier/properties/args/properties/angle/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/RotateModifier/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/components/schemas/RotateModifier/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = {};
props0.type = true;
props0.args = true;
}
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err16 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/components/schemas/CropModifier/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.args === undefined){
const err17 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/components/schemas/CropModifier/required",keyword:"required",params:{missingProperty: "args"},message:"must have required property '"+"args"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2.type !== undefined){
let data6 = data2.type;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/modifiers/" + i0+"/type",schemaPath:"#/components/schemas/CropModifier/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("crop" !== data6){
const err19 = {instancePath:instancePath+"/modifiers/" + i0+"/type",schemaPath:"#/components/schemas/CropModifier/properties/type/const",keyword:"const",params:{allowedValue: "crop"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.args !== undefined){
let data7 = data2.args;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.left === undefined){
const err20 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/CropModifier/properties/args/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.top === undefined){
const err21 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/CropModifier/properties/args/required",keyword:"required",params:{missingProperty: "top"},message:"must have required property '"+"top"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.width === undefined){
const err22 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/CropModifier/properties/args/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.height === undefined){
const err23 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/CropModifier/properties/args/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.left !== undefined){
let data8 = data7.left;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/modifiers/" + i0+"/args/left",schemaPath:"#/components/schemas/CropModifier/properties/args/properties/left/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.top !== undefined){
let data9 = data7.top;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/modifiers/" + i0+"/args/top",schemaPath:"#/components/schemas/CropModifier/properties/args/properties/top/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.width !== undefined){
let data10 = data7.width;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/modifiers/" + i0+"/args/width",schemaPath:"#/components/schemas/CropModifier/properties/args/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.height !== undefined){
let data11 = data7.height;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/modifiers/" + i0+"/args/height",schemaPath:"#/components/schemas/CropModifier/properties/args/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/modifiers/" + i0+"/args",schemaPath:"#/components/schemas/CropModifier/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/components/schemas/CropModifier/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.args = true;
}
}
}
if(!valid3){
const err30 = {instancePath:instancePath+"/modifiers/" + i0,schemaPath:"#/properties/modifiers/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.rotation !== undefined){
let data12 = data.rotation;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 >= 360 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 360},message:"must be < 360"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.x !== undefined){
let data13 = data.x;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.y !== undefined){
let data14 = data.y;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.width !== undefined){
let data15 = data.width;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.height !== undefined){
let data16 = data.height;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"src":true,"modifiers":true,"rotation":true,"x":true,"y":true,"width":true,"height":true},"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate146(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};
}
return exports;
});
